import type { SqlDatabase } from './sql-database.js';

/** Waits until `probe` answers something truthy; fails after `timeoutMs`. */
export async function eventually<T>(
  probe: () => Promise<T | null | undefined | false>,
  timeoutMs = 150_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Nothing after ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Until a statement waits for what another transaction holds; fails where none ever does. */
export async function someoneWaits({ rows }: Pick<SqlDatabase, 'rows'>): Promise<void> {
  await eventually(async () => {
    const waiting = await rows(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  });
}
