import { Inject, Injectable, Optional } from '@nestjs/common';
import { OUTSIDE_PROVIDERS, type OutsideProvider, type ProviderState } from '@summit/contracts';
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { LOGGER, type Logger } from '../logging/logger.js';
import { stopwatch, Telemetry } from '../telemetry/telemetry.js';
import { currentTrace, inTrace, spanIn } from '../telemetry/trace-context.js';

/** So many calls in a row must find nobody before the next ones are not made. */
const FAILURES = 10;
/** Then one call after this time tries whether somebody is there again. */
const PAUSE_MS = 15_000;

export const CIRCUIT_TIMES = Symbol('CIRCUIT_TIMES');

/** The call was not made, because the provider has not answered for a while. Jobs that throw it are repeated by the queue. */
export class ProviderPaused extends Error {
  constructor(provider: OutsideProvider) {
    super(`${provider} does not answer; the call was not made`);
    this.name = 'ProviderPaused';
  }
}

export interface Outage<Result> {
  /** Whether this answer means that the provider is down; by default none does. */
  inResult?: (result: Result) => boolean;
  /** Whether this error does; by default every one. A refusal is an answer. */
  inError?: (error: unknown) => boolean;
}

/** `done`: the provider has answered, also where it refused. `failed`: nobody is there. `paused`: the call was not made. */
type CallOutcome = 'done' | 'failed' | 'paused';

/** Carries an answer that counts as an outage past the breaker, which counts errors only. */
class OutageAnswer<Result> extends Error {
  constructor(readonly result: Result) {
    super('the provider is down');
  }
}

/**
 * A circuit breaker for each outside provider (reliability.md C8): while one does not answer, our own answers stay quick and it is
 * left alone to recover. Each process learns for itself; an open circuit is an alert, and `/api/health/ready` names it.
 */
@Injectable()
export class ProviderCircuits {
  private readonly breakers: Record<OutsideProvider, ReturnType<typeof circuitBreaker>>;
  /** ms, the moment of the next trial of each provider that is paused. */
  private readonly trials = new Map<OutsideProvider, number>();

  constructor(
    @Inject(LOGGER) private readonly log: Pick<Logger, 'error' | 'info'>,
    @Optional()
    @Inject(CIRCUIT_TIMES)
    times: { failures: number; pauseMs: number } = { failures: FAILURES, pauseMs: PAUSE_MS },
    @Optional() private readonly telemetry: Telemetry = new Telemetry(),
  ) {
    this.breakers = Object.fromEntries(
      OUTSIDE_PROVIDERS.map((provider) => [provider, this.breakerOf(provider, times)]),
    ) as typeof this.breakers;
  }

  /** Makes the call, or throws ProviderPaused at once. */
  async run<Result>(
    provider: OutsideProvider,
    call: () => Promise<Result>,
    { inResult = () => false, inError = () => true }: Outage<Result> = {},
  ): Promise<Result> {
    const trace = spanIn(currentTrace());
    const elapsed = stopwatch();
    let outcome: CallOutcome = 'failed';
    try {
      const { answer } = await inTrace(trace, () =>
        this.breakers[provider].execute(() => outcomeOf(call, { inResult, inError })),
      );
      outcome = 'done';
      return answer();
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        outcome = 'paused';
        throw new ProviderPaused(provider);
      }
      if (error instanceof OutageAnswer) return error.result as Result;
      throw error;
    } finally {
      const ms = elapsed();
      this.telemetry.ended({ kind: 'provider_call', name: provider, method: '', outcome, trace }, ms);
      this.log.info({ provider, outcome, ms: Math.round(ms) }, 'provider call');
    }
  }

  /** Whole seconds until a call is tried again; 0 while calls are made. */
  pauseSeconds(provider: OutsideProvider): number {
    if (this.breakers[provider].state !== CircuitState.Open) return 0;
    return Math.max(0, Math.ceil(((this.trials.get(provider) ?? 0) - Date.now()) / 1_000));
  }

  states(): Record<OutsideProvider, ProviderState> {
    return Object.fromEntries(
      OUTSIDE_PROVIDERS.map((provider) => [
        provider,
        this.breakers[provider].state === CircuitState.Closed ? 'ok' : 'paused',
      ]),
    ) as Record<OutsideProvider, ProviderState>;
  }

  private breakerOf(provider: OutsideProvider, { failures, pauseMs }: { failures: number; pauseMs: number }) {
    const breaker = circuitBreaker(handleAll, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) });
    breaker.onStateChange((state) => {
      if (state === CircuitState.Open) this.trials.set(provider, Date.now() + pauseMs);
    });
    breaker.onBreak(() => this.log.error({ alert: 'provider_paused', provider }, 'a provider does not answer'));
    breaker.onReset(() => this.log.info({ provider }, 'a provider answers again'));
    return breaker;
  }
}

/** What the breaker shall count throws; an error that is an answer waits until the breaker has seen a success. */
async function outcomeOf<Result>(
  call: () => Promise<Result>,
  { inResult, inError }: Required<Outage<Result>>,
): Promise<{ answer: () => Result }> {
  try {
    const result = await call();
    if (inResult(result)) throw new OutageAnswer(result);
    return { answer: () => result };
  } catch (error) {
    if (error instanceof OutageAnswer || inError(error)) throw error;
    return {
      answer: () => {
        throw error;
      },
    };
  }
}
