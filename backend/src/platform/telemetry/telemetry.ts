import { Injectable } from '@nestjs/common';
import { currentTrace, inTrace, spanIn, type TraceContext } from './trace-context.js';

export type WorkKind = 'request' | 'job' | 'scheduled' | 'provider_call';

/** One piece of work that has ended. Names come from our own tables, so there are few of them; no person and no id among them. */
export interface EndedWork {
  kind: WorkKind;
  /** The path of the endpoint table, the task, the name in the schedule, the provider. */
  name: string;
  /** Of a request its method, else ''. */
  method: string;
  /** `2xx` to `5xx` of a request, else `done` or `failed`; of a provider's call also `paused`, which was not made. */
  outcome: string;
  /** ms since 1970, of the machine's clock. */
  startedAt: number;
  seconds: number;
  trace: TraceContext;
}

export type WorkObserver = (work: EndedWork) => void;

/** Milliseconds of a clock that never goes back. */
export const stopwatch = (): (() => number) => {
  const start = performance.now();
  return () => performance.now() - start;
};

/** Tells whoever wants to know (metrics, traces) what requests, jobs and calls of providers took. Nobody does unless it is configured. */
@Injectable()
export class Telemetry {
  private readonly observers: WorkObserver[] = [];

  observe(observer: WorkObserver): void {
    this.observers.push(observer);
  }

  /** `elapsedMs` ended now. */
  ended(work: Omit<EndedWork, 'startedAt' | 'seconds'>, elapsedMs: number): void {
    if (this.observers.length === 0) return;
    const whole = { ...work, startedAt: Date.now() - elapsedMs, seconds: elapsedMs / 1_000 };
    for (const observer of this.observers) observer(whole);
  }

  /** Does a piece of work as a part of the trace, and tells how it ended. */
  async measure<Result>(
    { kind, name, trace = spanIn(currentTrace()) }: Pick<EndedWork, 'kind' | 'name'> & { trace?: TraceContext },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const elapsed = stopwatch();
    let outcome = 'failed';
    try {
      const result = await inTrace(trace, work);
      outcome = 'done';
      return result;
    } finally {
      this.ended({ kind, name, method: '', outcome, trace }, elapsed());
    }
  }
}
