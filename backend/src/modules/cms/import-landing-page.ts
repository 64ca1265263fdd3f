import { LANDING } from '@summit/content/landing';
import { fingerprint } from '@summit/rules';
import type { DataSource } from 'typeorm';

/**
 * Stores the bundled landing page content where there is none, and brings it up to date where no administrator has saved the
 * page yet. Answers what it changed.
 */
export async function importLandingPage(dataSource: DataSource): Promise<string[]> {
  const rows: unknown[] = await dataSource.query(
    `insert into landing_page as page (key, content, version) values ('landing', $1, $2)
     on conflict (key) do update set content = excluded.content, version = excluded.version, updated_at = now()
     where page.updated_by is null and page.version <> excluded.version
     returning key`,
    [JSON.stringify(LANDING), fingerprint(LANDING)],
  );
  return rows.length > 0 ? ['imported'] : [];
}
