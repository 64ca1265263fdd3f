import { currentTrace, spanFrom, spanIn, traceparentOf, type TraceContext } from '../telemetry/trace-context.js';

/** The queue carries flags beside the payload, so equal payloads and keys stay equal whoever asks for the work. */
const MARK = 'trace:';

/** A job that is queued now belongs to the trace of its caller. */
export function jobFlags(): string[] | null {
  const trace = currentTrace();
  return trace ? [MARK + traceparentOf(trace)] : null;
}

/** The work on a job within the trace that its flags name. */
export function spanOfJob({ flags }: { flags: Record<string, true> | null }): TraceContext {
  return spanOfFlags(Object.keys(flags ?? {}));
}

/** The same of flags as `jobFlags` writes them. */
export function spanOfFlags(flags: readonly string[]): TraceContext {
  const flag = flags.find((name) => name.startsWith(MARK));
  return flag ? spanFrom(flag.slice(MARK.length)) : spanIn(undefined);
}
