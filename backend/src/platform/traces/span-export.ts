import { setTimeout as wait } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider, type IdGenerator } from '@opentelemetry/sdk-trace';
import type { EndedWork, Telemetry, WorkKind } from '../telemetry/telemetry.js';
import type { TraceContext } from '../telemetry/trace-context.js';

const KINDS: Record<WorkKind, SpanKind> = {
  request: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  scheduled: SpanKind.INTERNAL,
  provider_call: SpanKind.CLIENT,
};

/** How long a process that ends waits for the collector to take the rest. */
const LAST_SPANS_MS = 2_000;

/** Ids are given where work begins, because logs and jobs carry them, also while nothing is exported. */
class GivenIds implements IdGenerator {
  next: TraceContext | undefined;
  generateTraceId = (): string => this.next!.traceId;
  generateSpanId = (): string => this.next!.spanId;
}

/**
 * Sends a span for each request, job and call of a provider to an OpenTelemetry collector (OTLP over HTTP), in batches and behind the work
 * itself. A collector that is away costs the spans and nothing else. Answers what sends the rest and ends, and never fails.
 */
export function exportSpans(telemetry: Telemetry, { endpoint }: { endpoint: string }): () => Promise<void> {
  const ids = new GivenIds();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'summit-backend' }),
    // Whether the caller records its own part is not a stranger's to decide.
    sampler: new AlwaysOnSampler(),
    idGenerator: ids,
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer('summit');
  telemetry.observe((work) => {
    ids.next = work.trace;
    const span = tracer.startSpan(
      work.method ? `${work.method} ${work.name}` : work.name,
      { kind: KINDS[work.kind], startTime: work.startedAt, attributes: attributesOf(work) },
      parentOf(work.trace),
    );
    if (work.outcome === 'failed' || work.outcome === '5xx') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(work.startedAt + work.seconds * 1_000);
  });
  return async () => {
    const sent = provider.shutdown().catch(() => undefined);
    await Promise.race([sent, wait(LAST_SPANS_MS, undefined, { ref: false })]);
  };
}

const parentOf = ({ traceId, parentSpanId: spanId }: TraceContext): Context =>
  spanId === null
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });

const attributesOf = ({ kind, name, method, outcome }: EndedWork): Record<string, string> => ({
  'summit.kind': kind,
  'summit.outcome': outcome,
  ...(kind === 'request' && { 'http.request.method': method, 'http.route': name }),
});
