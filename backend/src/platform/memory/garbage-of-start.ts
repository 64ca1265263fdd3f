import { performance, type EventLoopUtilization } from 'node:perf_hooks';

const LOOK_MS = 4_000;
/** Of the time between two looks: a process that worked for longer has callers or jobs that would notice a pause of a tenth of a second. */
const CALM = 0.1;

/**
 * Throws away, once and in the first calm moment, what only the start of a process needed: 15 to 20 MB, which V8 by itself keeps or
 * gives back in part, some time (docs/scale.md 1). The product works without it, too.
 */
export function discardGarbageOfStart(): void {
  whenCalm(() => void collectAll().catch(() => undefined), LOOK_MS);
}

/** Calls `work` once, as soon as the event loop had hardly anything to do between two looks. Keeps no process alive. */
export function whenCalm(work: () => void, lookMs: number): void {
  let last: EventLoopUtilization = performance.eventLoopUtilization();
  const looks = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (utilization > CALM) return;
    clearInterval(looks);
    work();
  }, lookMs).unref();
}

/** What `gc()` of `--expose-gc` does leaves the pages of the heap half full; this one moves what is left together. No port is opened. */
async function collectAll(): Promise<void> {
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
