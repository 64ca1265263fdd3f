import { HOUR_MS } from '@summit/rules';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { loadBundle } from '../modules/data-tools/infra/bundle/load-bundle.js';
import { migrationOptions } from '../platform/database/data-source.js';
import { Sql } from '../platform/database/sql.js';
import { FILE_STORE, type FileStore } from '../platform/files/file-store.port.js';
import { asRefusal, showProgress } from './bundle-progress.js';
import { CommandRefused, runCommand } from './run-command.js';

/** Of one statement; the import itself takes as long as it takes. */
const STATEMENT_TIMEOUT_MS = HOUR_MS;

/** What the system says of a file that can't be read at all. */
const UNREADABLE: Partial<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file.',
  EISDIR: 'This is a folder. An archive is one file.',
  EACCES: 'This file may not be read.',
  EPERM: 'This file may not be read.',
};

/**
 * Fills an empty database with an archive, all or nothing, as the owner of the tables. The product must not run. No entry in the audit
 * log: it is the archive's, and what comes out again is what went in.
 */
runCommand(async (app, [file, ...more]) => {
  if (!file || more.length > 0) throw new CommandRefused('Usage: node dist/cli/import-summit.js <file.zip>');
  const { database, filesDir } = app.get<AppConfig>(APP_CONFIG);
  const owner = await new DataSource(migrationOptions(database.migrationUrl, database)).initialize();
  try {
    const order = {
      file: path.resolve(file),
      files: app.get<FileStore>(FILE_STORE),
      filesDir: path.resolve(filesDir),
      progress: showProgress(),
    };
    const { tables, rows, files, exportedAt } = await new Sql(owner)
      .transaction((tx) => loadBundle(tx, order), { statementTimeoutMs: STATEMENT_TIMEOUT_MS })
      .catch(refused);
    return `Imported ${rows} rows of ${tables} tables and ${files} files, as they were on ${exportedAt}.`;
  } finally {
    await owner.destroy();
  }
});

function refused(error: unknown): never {
  const sentence = UNREADABLE[(error as { code?: string }).code ?? ''];
  if (sentence) throw new CommandRefused(sentence);
  return asRefusal(error);
}
