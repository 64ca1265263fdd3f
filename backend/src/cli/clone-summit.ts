import path from 'node:path';
import { isISO8601 } from 'class-validator';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import {
  CLONE_PARTS,
  USUAL_PARTS,
  type CloneOrder,
  type ClonePart,
} from '../modules/data-tools/application/clone-order.js';
import { writeBundle } from '../modules/data-tools/infra/bundle/write-bundle.js';
import { cloneCounts, cloneView } from '../modules/data-tools/read-models/cloned-tables.js';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { Sql } from '../platform/database/sql.js';
import { FILE_STORE, type FileStore } from '../platform/files/file-store.port.js';
import { runAuditedCommand } from './audited-command.js';
import { asRefusal, showProgress } from './bundle-progress.js';
import { CommandRefused } from './run-command.js';

const USAGE = `Usage: node dist/cli/clone-summit.js <new file.zip | --dry-run> <first day, YYYY-MM-DD> [part ...]
Parts, all of them but affiliates unless named: ${CLONE_PARTS.join(', ')}`;

/** Writes an archive that another edition begins with: content with new dates and links, and nobody's data unless affiliates are chosen. */
runAuditedCommand('clone-summit', async (app, [file, firstDay, ...names]) => {
  const order = orderOf(firstDay, names);
  if (!file || !order) throw new CommandRefused(USAGE);
  const sql = app.get(Sql);
  const { shiftDays, counts } = await sql.transaction((tx) => cloneCounts(tx, order)).catch(asRefusal);
  const rows = counts.map(({ part, rows: n }) => `${part} ${n}`).join(', ');
  const after = { first_day: order.firstDay, shift_days: shiftDays, parts: order.parts };
  if (file === '--dry-run') return { text: `All dates move by ${shiftDays} days. Rows: ${rows}.`, after };
  const filesDir = path.resolve(app.get<AppConfig>(APP_CONFIG).filesDir);
  const bundle = {
    file: path.resolve(file),
    files: app.get<FileStore>(FILE_STORE),
    filesDir,
    at: app.get<Clock>(CLOCK).now(),
    progress: showProgress(),
    view: (tx: Parameters<typeof cloneView>[0]) => cloneView(tx, order),
  };
  const { size } = await sql.transaction((tx) => writeBundle(tx, bundle)).catch(refused);
  return { text: `The edition of ${order.firstDay} is in ${file}: ${size} bytes. Rows: ${rows}.`, after };
});

function orderOf(firstDay: string | undefined, names: readonly string[]): CloneOrder | null {
  const isPart = (name: string): name is ClonePart => CLONE_PARTS.some((part) => part === name);
  if (!firstDay || !isDay(firstDay) || !names.every(isPart)) return null;
  return { firstDay, parts: names.length === 0 ? USUAL_PARTS : names.filter(isPart) };
}

/** A day that exists, as the back office takes it. */
const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && isISO8601(text, { strict: true });

function refused(error: unknown): never {
  if ((error as { code?: string }).code === 'EEXIST') throw new CommandRefused('There is such a file already.');
  return asRefusal(error);
}
