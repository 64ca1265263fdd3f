import path from 'node:path';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/app-config.js';
import { digestOf } from '../modules/data-tools/infra/backup-file.js';
import { writeBundle } from '../modules/data-tools/infra/bundle/write-bundle.js';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { Sql } from '../platform/database/sql.js';
import { FILE_STORE, type FileStore } from '../platform/files/file-store.port.js';
import { runAuditedCommand } from './audited-command.js';
import { asRefusal, showProgress } from './bundle-progress.js';
import { CommandRefused } from './run-command.js';

const STATEMENT_TIMEOUT_MS = 600_000;

/** Writes everything of the summit into a new archive. It holds personal data and password hashes: keep it as safe as the database. */
runAuditedCommand('export-summit', async (app, [file, ...more]) => {
  if (!file || more.length > 0) throw new CommandRefused('Usage: node dist/cli/export-summit.js <new file.zip>');
  const { filesDir } = app.get<AppConfig>(APP_CONFIG);
  const order = {
    file: path.resolve(file),
    files: app.get<FileStore>(FILE_STORE),
    filesDir: path.resolve(filesDir),
    at: app.get<Clock>(CLOCK).now(),
    progress: showProgress(),
  };
  const { size, manifest } = await app
    .get(Sql)
    .transaction((tx) => writeBundle(tx, order), { statementTimeoutMs: STATEMENT_TIMEOUT_MS })
    .catch(refused);
  const rows = manifest.tables.reduce((sum, one) => sum + one.rows, 0);
  const digest = await digestOf(order.file);
  const text = `${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files in ${file}: ${size} bytes, SHA-256 ${digest}.`;
  return { text, after: { rows, size, digest } };
});

function refused(error: unknown): never {
  if ((error as { code?: string }).code === 'EEXIST') throw new CommandRefused('There is such a file already.');
  return asRefusal(error);
}
