import { inTrace, spanIn } from '../telemetry/trace-context.js';
import { jobFlags, spanOfJob } from './job-trace.js';

const asStored = (flags: string[] | null) =>
  flags && Object.fromEntries(flags.map((flag) => [flag, true as const] as const));

describe('a job', () => {
  it('goes on with the trace of whoever queued it', () => {
    const request = spanIn(undefined);
    const flags = inTrace(request, jobFlags);
    expect(spanOfJob({ flags: asStored(flags) })).toMatchObject({
      traceId: request.traceId,
      parentSpanId: request.spanId,
    });
  });

  it('begins a trace where nobody asked for it in one, or an older version queued it', () => {
    expect(jobFlags()).toBeNull();
    expect(spanOfJob({ flags: null }).parentSpanId).toBeNull();
    expect(spanOfJob({ flags: { other: true } }).parentSpanId).toBeNull();
  });
});
