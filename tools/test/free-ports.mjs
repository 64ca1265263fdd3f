import { isFree } from '../start/ports.mjs';
import { readSettings } from '../start/settings.mjs';
import { StartError } from '../start/start-error.mjs';

const VARIABLES = 'API_PORT FUNNEL_PORT MEMBER_PORT ADMIN_PORT SANDBOX_PORT INBOX_PORT SMTP_PORT PG_PORT'.split(' ');
const BLOCKS = [14_600, 14_620, 14_640, 14_660];

/**
 * Ports for the product under test, as environment: those of `npm start` while nobody uses them, so that its build
 * serves both (the apps' addresses are built in), else a block of others.
 * @param {string} root
 * @returns {Promise<Record<string, string>>}
 */
export async function freePorts(root) {
  const usual = readSettings({}, root).ports.map(({ port }) => port);
  for (const ports of [usual, ...BLOCKS.map((first) => VARIABLES.map((_name, index) => first + index))]) {
    const free = await Promise.all(ports.map(isFree));
    if (!free.every(Boolean)) continue;
    return ports === usual
      ? Object.fromEntries(readSettings({}, root).ports.map(({ variable, port }) => [variable, String(port)]))
      : Object.fromEntries(VARIABLES.map((name, index) => [name, String(ports[index])]));
  }
  throw new StartError('No ports are free for the browser tests.', 'Stop a running demo, then run `npm test` again.');
}
