/** Why the start cannot go on: one sentence, the remedy, and the end of a log where there is one. */
export class StartError extends Error {
  /**
   * @param {string} message
   * @param {string} remedy
   * @param {string} [log]
   */
  constructor(message, remedy, log = '') {
    super(message);
    this.name = 'StartError';
    this.remedy = remedy;
    this.log = log;
  }
}

/**
 * What to print for an error: never a stack trace for what has a remedy (ours, and those of the embedded database).
 * @param {unknown} error
 */
export function explain(error) {
  const { message, remedy, log, stack } = /** @type {StartError} */ (error);
  if (!remedy) return `\nThe start failed unexpectedly.\n${stack ?? String(error)}\n`;
  return `\n${log ? `${log.trimEnd()}\n\n` : ''}${message}\n${remedy}\n`;
}
