/** A simulator that may not or cannot start: `message` in one sentence, `remedy` what the reader can do about it. */
export class SimulatorError extends Error {
  override readonly name = 'SimulatorError';

  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

/** In production a simulator would swallow real messages and payments: it refuses to run there. */
export function refuseProduction(what: string): void {
  if (process.env['NODE_ENV'] === 'production') {
    throw new SimulatorError(
      `The ${what} is a simulator and does not run with NODE_ENV=production.`,
      'Configure the real providers (see .env.example), or unset NODE_ENV for a demo.',
    );
  }
}
