// The mistake of both drills: rows that came after the backup are to be there again, and so is a table that is dropped.
import { setTimeout as pause } from 'node:timers/promises';
import { tablePrints } from './table-prints.mjs';

const VICTIM = 'summit_session';
const ROWS = 2_000;
/** pgBackRest counts in whole seconds, and the clock of the server is what counts. */
const A_SECOND_MS = 1_100;

/**
 * Writes, notes what there is and the second, and makes the mistake.
 * @param {(text: string) => Promise<any[]>} rows
 * @param {AbortSignal} [signal]
 */
export async function makeMistake(rows, signal) {
  // Only a later second than that in which the backup ended can be brought back.
  await pause(A_SECOND_MS, undefined, { signal });
  await rows(
    `insert into mail_opt_out (email, at) select 'reader-' || n || '@people.test', now() from generate_series(1, ${ROWS}) n`,
  );
  const before = await tablePrints(rows);
  const [{ second }] = await rows(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as second`,
  );
  await pause(A_SECOND_MS, undefined, { signal });
  await rows(`drop table ${VICTIM} cascade`);
  await rows('delete from mail_opt_out');
  return {
    before,
    second: /** @type {string} */ (second),
    what: `${VICTIM} is gone; the last good moment was ${second}`,
  };
}
