import 'reflect-metadata';
import path from 'node:path';
import { DataSource } from 'typeorm';
import type { AppConfig } from '../config/app-config.js';
import { InvalidEnvironment, readConfig } from '../config/env.js';
import { ENTITIES } from '../entities.js';
import { LIBRARY_FOLDER } from '../modules/library/files/library-folder.js';
import { writeLibraryFiles } from '../modules/library/files/write-library-files.js';
import { BONUS_FOLDER } from '../modules/funnel/bonus-files/bonus-file-store.js';
import { BANNER_FOLDER } from '../modules/funnel/bonus-files/banner-files.js';
import { writeBanners } from '../modules/funnel/bonus-files/render-banners.js';
import { writeBonusFiles } from '../modules/funnel/bonus-files/write-bonus-files.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';
import { REPEATABLE_SCHEMAS } from '../schemas.js';
import { counted, prepareContent } from './prepare-content.js';

/**
 * `node dist/cli/prepare.js`: makes an empty database and files folder ready, and changes nothing on one that is ready. What an
 * administrator has edited is never overwritten.
 */
async function prepare(): Promise<void> {
  const config = readConfig();
  report('migrations', await migrate(config.database.migrationUrl, REPEATABLE_SCHEMAS, config.database.url));
  const dataSource = await new DataSource(dataSourceOptions(config.database, ENTITIES)).initialize();
  try {
    for (const { what, done } of await prepareContent(dataSource)) report(what, done);
  } finally {
    await dataSource.destroy();
  }
  await prepareFiles(config);
}

async function prepareFiles({ filesDir }: AppConfig): Promise<void> {
  const bonuses = await writeBonusFiles(path.join(filesDir, BONUS_FOLDER));
  report(
    'bonus files',
    counted(
      bonuses.filter(({ written }) => written),
      'written',
    ),
  );
  const library = await writeLibraryFiles(path.join(filesDir, LIBRARY_FOLDER));
  report(
    'library files',
    counted(
      library.filter(({ written }) => written),
      'written',
    ),
  );
  const banners = await writeBanners(path.join(filesDir, BANNER_FOLDER));
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
