/** The one source of time. Tests and the demo's clock control replace it. */
export interface Clock {
  /** Milliseconds since the epoch, UTC. */
  now(): number;
}

export const CLOCK = Symbol('CLOCK');

export const systemClock: Clock = { now: () => Date.now() };
