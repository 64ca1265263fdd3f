import { SETTINGS, type SettingKey } from '../platform/settings/setting-table.js';
import type { Settings } from '../platform/settings/settings.js';
import type { CommandResult } from './audited-command.js';
import { CommandRefused } from './run-command.js';

const USAGE = `Usage: node dist/cli/settings.js list
       node dist/cli/settings.js set <key> <value as JSON: 25, true, null, "text">`;
const KEYS = Object.keys(SETTINGS) as SettingKey[];

/** `list` tells every setting with its value and meaning; `set` changes one as the back office does, for every process and at once. */
export async function settingsCommand(
  settings: Pick<Settings, 'readAll' | 'change'>,
  [act, name, value, ...more]: string[],
): Promise<CommandResult> {
  if (act === 'list' && name === undefined) return { text: listed(await settings.readAll(KEYS)) };
  if (act !== 'set' || value === undefined || more.length > 0) throw new CommandRefused(USAGE);
  const key = KEYS.find((one) => one === name);
  if (!key) throw new CommandRefused(`No setting is called ${name}. The list names all of them.`);
  const wanted = parsed(value);
  if (!SETTINGS[key].accepts(wanted)) throw new CommandRefused(`${key} can't be ${value}. ${SETTINGS[key].meaning}`);
  const changed = await settings.change([key], () => ({ [key]: wanted }));
  const [before, after] = [changed.before[key], changed.after[key]];
  return { text: `${key} is ${JSON.stringify(after)}; it was ${JSON.stringify(before)}.`, before, after };
}

const listed = (values: Record<SettingKey, unknown>): string =>
  KEYS.map((key) => `${key} = ${JSON.stringify(values[key])}\n  ${SETTINGS[key].meaning}`).join('\n');

function parsed(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw new CommandRefused(`${value} is no JSON. A text stands in double quotes: '"always"'.`);
  }
}
