import type { BundleProgress } from '../modules/data-tools/infra/bundle/write-bundle.js';
import { AppError } from '../platform/errors/app-error.js';
import { CommandRefused } from './run-command.js';

const STEP_PERCENT = 10;

/** Tells each tenth of the way, on standard error: standard output is for the answer. */
export function showProgress(
  write: (line: string) => void = (line) => void process.stderr.write(line),
): (done: BundleProgress) => void {
  let next = STEP_PERCENT;
  return ({ rows, totalRows }) => {
    const percent = totalRows === 0 ? 100 : Math.floor((rows / totalRows) * 100);
    if (percent < next) return;
    next = Math.floor(percent / STEP_PERCENT) * STEP_PERCENT + STEP_PERCENT;
    write(`${percent} % (${rows} of ${totalRows} rows)\n`);
  };
}

/** What the catalog knows is told in its words. */
export function asRefusal(error: unknown): never {
  throw error instanceof AppError ? new CommandRefused(error.message) : error;
}
