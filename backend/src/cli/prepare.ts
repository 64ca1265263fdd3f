import 'reflect-metadata';
import { DataSource } from 'typeorm';
import type { AppConfig } from '../config/app-config.js';
import { InvalidEnvironment } from '../config/env.js';
import { ENTITIES } from '../entities.js';
import { writeLibraryFiles } from '../modules/library/files/write-library-files.js';
import { writeBanners } from '../modules/funnel/bonus-files/render-banners.js';
import { writeBonusFiles } from '../modules/funnel/bonus-files/write-bonus-files.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';
import { openFileStore } from '../platform/files/open-file-store.js';
import { REPEATABLE_SCHEMAS } from '../schemas.js';
import { counted, prepareContent } from './prepare-content.js';
import { commandConfig } from './run-command.js';

/**
 * `node dist/cli/prepare.js`: makes an empty database and file store ready, and changes nothing on one that is ready. What an
 * administrator has edited is never overwritten.
 */
async function prepare(): Promise<void> {
  const config = commandConfig();
  const { migrationUrl, url: applicationUrl, connectTimeoutMs } = config.database;
  report('migrations', await migrate(migrationUrl, REPEATABLE_SCHEMAS, { applicationUrl, connectTimeoutMs }));
  const dataSource = await new DataSource(dataSourceOptions(config.database, ENTITIES)).initialize();
  try {
    for (const { what, done } of await prepareContent(dataSource)) report(what, done);
  } finally {
    await dataSource.destroy();
  }
  await prepareFiles(config);
}

async function prepareFiles(config: AppConfig): Promise<void> {
  const store = await openFileStore(config);
  const bonuses = await writeBonusFiles(store);
  report(
    'bonus files',
    counted(
      bonuses.filter(({ written }) => written),
      'written',
    ),
  );
  const library = await writeLibraryFiles(store);
  report(
    'library files',
    counted(
      library.filter(({ written }) => written),
      'written',
    ),
  );
  const banners = await writeBanners(store);
  report(
    'banners',
    counted(
      banners.filter(({ written }) => written),
      'written',
    ),
  );
}

function report(what: string, done: string[]): void {
  process.stdout.write(`${what}: ${done.length === 0 ? 'up to date' : done.join(', ')}\n`);
}

prepare().catch((error: unknown) => {
  const text =
    error instanceof InvalidEnvironment ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
