import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { PAYPAL_SUBJECTS } from '../../backend/src/modules/payments/providers/infra/paypal-event-subjects.js';
import { STRIPE_SUBJECTS } from '../../backend/src/modules/payments/providers/infra/stripe-event-subjects.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PROVIDERS = 'backend/src/modules/payments/providers/infra';
/** Calls of Stripe's library that change something. */
const CHANGES = new Set(['create', 'update', 'del', 'cancel', 'expire', 'confirm', 'capture']);

const read = (file: string): Promise<string> => readFile(path.join(ROOT, file), 'utf8');

async function sources(folder: string): Promise<string> {
  const files = (await readdir(path.join(ROOT, folder), { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  return (await Promise.all(files.map((file) => read(path.join(folder, file))))).join('\n');
}

/** What `docs/going-live.md` asks an operator to enter elsewhere is what the code lives on. */
describe('docs/going-live.md', () => {
  let text: string;
  let backend: string;
  let providers: string;
  let rows: string[][];
  beforeAll(async () => {
    [text, backend, providers] = await Promise.all([
      read('docs/going-live.md'),
      sources('backend/src'),
      sources(PROVIDERS),
    ]);
    rows = [...text.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
  });

  const listAfter = (mark: string): string[] =>
    (new RegExp(`<!-- ${mark} -->\\n+\`\`\`text\\n([^\`]*)\n\`\`\``).exec(text)?.[1] ?? '').split('\n');
  const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

  it('lists exactly the types of events that are worked on', () => {
    expect(listAfter('stripe-events')).toEqual(Object.keys(STRIPE_SUBJECTS));
    expect(listAfter('paypal-events')).toEqual(Object.keys(PAYPAL_SUBJECTS));
    expect(text).toContain(`these ${String(Object.keys(STRIPE_SUBJECTS).length)} types and no others`);
    expect(text).toContain(`these ${String(Object.keys(PAYPAL_SUBJECTS).length)} types`);
  });

  it('names the version of the API that the code is pinned to', () => {
    const version = /apiVersion: '([^']+)'/.exec(providers)?.[1];
    expect(version).toBeDefined();
    expect(text).toContain(`API version \`${version}\``);
  });

  it('asks for the permissions that the calls of Stripe need, and for no others', () => {
    const needed = new Map<string, string>();
    for (const [, resource = '', call = ''] of providers.matchAll(
      /\bstripe(?:\(\)\s*\))?\s*\.((?:\w+\.)?\w+)\s*\.(\w+)\(/g,
    )) {
      // Checked here, without a call.
      if (resource === 'webhooks') continue;
      if (needed.get(resource) !== 'write') needed.set(resource, CHANGES.has(call) ? 'write' : 'read');
    }
    const asked = rows
      .filter(([, level]) => level === 'read' || level === 'write')
      .flatMap(([, level = '', used]) => namesIn(used).map((resource) => [resource, level] as const));
    expect(needed.size).toBeGreaterThan(8);
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(needed));
  });

  it('names the addresses of PayPal that are called', async () => {
    const sdk = await read('node_modules/@paypal/checkout-server-sdk/lib/orders/ordersCreateRequest.js');
    expect(sdk).toContain('/v2/checkout/orders');
    const called = [...providers.matchAll(/path: ['`](\/v\d\/[a-z/-]+?)(?:\/\$|['`])/g)].map(([, found]) => found);
    const named = rows.filter(([, version]) => /^v\d$/.test(version ?? '')).flatMap(([, , used]) => namesIn(used));
    expect(named).toEqual(expect.arrayContaining(called));
    expect(named.filter((address) => !called.includes(address))).toEqual([
      '/v2/checkout/orders',
      '/v2/payments/captures',
    ]);
  });

  it('says where every setting comes from that must be filled in', async () => {
    const example = parseEnv(await read('docker/.env.example'));
    const explained = rows.flatMap(([settings]) => namesIn(settings));
    expect(Object.keys(example).filter((name) => example[name] === '' && !explained.includes(name))).toEqual([]);
    const settings = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g)].map(([, name = '']) => name);
    expect(settings.filter((name) => !(name in example))).toEqual([]);
  });

  it('names commands, files and scripts that exist', async () => {
    const commands = (await readdir(path.join(ROOT, 'backend/src/cli'))).map((file) => file.replace(/\.ts$/, '.js'));
    for (const [, command] of text.matchAll(/dist\/cli\/([\w-]+\.js)/g)) expect(commands).toContain(command);
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    for (const [, script = ''] of text.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([script]);
    for (const [, file = ''] of text.matchAll(/`(docker\/[\w./-]+\.(?:sh|yml|ts))`/g))
      expect(await read(file)).not.toBe('');
  });

  it('pages for words that the logs really hold, and for every alert', async () => {
    const words = `${backend}${await read('docker/backup.sh')}`;
    const start = rows.findIndex(([seen]) => seen === 'Seen');
    const seen = rows.slice(start).flatMap(([cell]) => namesIn(cell));
    for (const name of seen.filter((one) => !one.startsWith('/') && !one.endsWith('…')))
      expect({ name, known: words.includes(name) }).toEqual({ name, known: true });
    const alerts = [...backend.matchAll(/alert: ['`](\w+?)(?:\$\{[^`]*)?['`]/g)].map(([, alert = '']) => alert);
    expect(alerts.length).toBeGreaterThan(8);
    // `dispute_${state}` is `dispute_…` here.
    const known = (alert: string) => seen.includes(alert) || seen.includes(`${alert}…`);
    expect(alerts.filter((alert) => !known(alert))).toEqual([]);
  });
});
