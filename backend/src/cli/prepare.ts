import 'reflect-metadata';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { readConfig } from '../config/env.js';
import { ENTITIES } from '../entities.js';
import { importAffiliates } from '../modules/affiliates/import-affiliates.js';
import { importLandingPage } from '../modules/cms/import-landing-page.js';
import { writeBonusFiles } from '../modules/funnel/bonus-files/write-bonus-files.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';

/**
 * `node dist/cli/prepare.js`: makes an empty database and files folder ready, and changes nothing on one that is ready. What an
 * administrator has edited is never overwritten.
 */
async function prepare(): Promise<void> {
  const config = readConfig();
  const dataSource = await new DataSource(dataSourceOptions(config.database, ENTITIES)).initialize();
  try {
    report('migrations', await migrate(dataSource, config.database.url));
    report('landing page', await importLandingPage(dataSource));
    report('affiliates', await importAffiliates(dataSource));
  } finally {
    await dataSource.destroy();
  }
  report(
    'bonus files',
    (await writeBonusFiles(path.join(config.filesDir, 'bonuses'))).map(({ key }) => key),
  );
}

function report(what: string, done: string[]): void {
  process.stdout.write(`${what}: ${done.length === 0 ? 'up to date' : done.join(', ')}\n`);
}

prepare().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
