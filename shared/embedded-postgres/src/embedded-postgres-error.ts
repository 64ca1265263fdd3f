/** A start that cannot succeed: `message` says in one sentence what is wrong, `remedy` what the reader can do about it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';

  constructor(
    message: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const RESET_REMEDY = 'Run `npm run reset` to start again with an empty database; this deletes the demo data.';
