/** The one source of time. Tests and the demo's clock control replace it. */
export interface Clock {
  /** Milliseconds since the epoch, UTC. */
  now(): number;
}

export const CLOCK = Symbol('CLOCK');

/**
 * The time that people's devices have, such as the authenticator apps of second factors. The product clock, but in the demo, whose
 * control page moves no device.
 */
export const DEVICE_CLOCK = Symbol('DEVICE_CLOCK');

export const systemClock: Clock = { now: () => Date.now() };
