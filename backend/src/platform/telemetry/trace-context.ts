import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Where a piece of work stands in a trace, as the W3C counts: 32 hex digits for the trace, 16 for the work itself. */
export interface TraceContext {
  traceId: string;
  spanId: string;
  /** Of the work that asked for this one; null where the trace begins here. */
  parentSpanId: string | null;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

const storage = new AsyncLocalStorage<TraceContext>();

/** Of whoever works at this moment; undefined outside of requests and jobs. */
export const currentTrace = (): TraceContext | undefined => storage.getStore();

/** Everything that `work` begins belongs to this trace. */
export const inTrace = <Result>(trace: TraceContext, work: () => Result): Result => storage.run(trace, work);

// The digits of a UUID are random but one, which is never 0: cheaper than bytes, which the generator hands out call by call.
const digits = (count: number): string => randomUUID().replaceAll('-', '').slice(0, count);

/** A piece of work within the trace; without one, the first of a new trace. */
export function spanIn(parent: TraceContext | undefined): TraceContext {
  return { traceId: parent?.traceId ?? digits(32), spanId: digits(16), parentSpanId: parent?.spanId ?? null };
}

/** Goes on with what the caller's `traceparent` says where it is one, else begins a new trace. */
export function spanFrom(traceparent: unknown): TraceContext {
  const [, traceId, spanId] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  return spanIn(traceId && spanId ? { traceId, spanId, parentSpanId: null } : undefined);
}

export const traceparentOf = ({ traceId, spanId }: TraceContext): string => `00-${traceId}-${spanId}-01`;
