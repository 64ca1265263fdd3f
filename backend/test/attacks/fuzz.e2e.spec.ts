import { SwaggerModule } from '@nestjs/swagger';
import { isRole, type EndpointSpec, type Role } from '@summit/contracts';
import { ENDPOINT_ROWS, nameOf } from '../harness/endpoints.js';
import { startApp, type RunningApp } from '../harness/running-app.js';
import { openSignIns } from '../harness/sign-ins.js';

/** FUZZ_REQUESTS=20000 for a long run, FUZZ_SEED to repeat one. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS || 2_000);
const SEED = Number(process.env.FUZZ_SEED || 20_251_027);
/** At once: enough to keep the application busy, and to let requests meet. */
const PARALLEL = 8;

/** The same numbers for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Fields {
  query: string[];
  body: string[];
}
interface Described {
  parameters?: { in: string; name: string }[];
  requestBody?: { content?: Record<string, { schema?: { $ref?: string } }> };
}

/** Field names of every call, from the description that is made of the DTOs. */
function fieldsOf(running: RunningApp): (endpoint: EndpointSpec) => Fields {
  const { paths, components } = SwaggerModule.createDocument(running.app, {
    openapi: '3.0.0',
    info: { title: '', version: '' },
  });
  const schemas = (components?.schemas ?? {}) as Record<string, { properties?: object }>;
  return ({ method, path }) => {
    const operations = paths[path.replace(/:(\w+)/g, '{$1}')] as Record<string, Described> | undefined;
    const call = operations?.[method.toLowerCase()];
    const schema = Object.values(call?.requestBody?.content ?? {})[0]
      ?.schema?.$ref?.split('/')
      .at(-1);
    return {
      query: (call?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
      body: Object.keys(schemas[schema ?? '']?.properties ?? {}),
    };
  };
}

const VALUES: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  3,
  1.5,
  1e20,
  -1e20,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '-1',
  'vip',
  'dfy',
  'implementation',
  'stripe',
  'paypal',
  'all',
  'asc',
  'desc',
  'true',
  'null',
  'NaN',
  'Infinity',
  'zoe@example.com',
  'ZOE@EXAMPLE.COM',
  'a@b',
  '"a b"@c.de',
  'matrix@members.test',
  'matrix@summit.test',
  'MATRIX',
  '00000000-0000-4000-8000-000000000000',
  'vip_1761000000000_a1b2c3d4',
  'EARLY-10',
  '123456',
  '2025-11-01',
  '2025-11-01T00:00:00Z',
  '0000-00-00',
  '+275760-01-01',
  '+15550100',
  'https://example.com/a?b=c',
  'javascript:alert(1)',
  '../../etc/passwd',
  '%00',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  '🏔️',
  'ﬁ',
  '=1+1',
  `'; drop table signup; --`,
  '$1',
  '{{x}}',
  '<script>',
  'x'.repeat(300),
  'x'.repeat(5_000),
  [],
  [1],
  ['a', 'b'],
  [[]],
  [null],
  {},
  { length: 1e9 },
  { toString: 1 },
  { $ne: null },
  { constructor: {} },
  { a: { b: { c: {} } } },
];
const FOREIGN_NAMES = [
  'amount',
  'toString',
  'constructor',
  'hasOwnProperty',
  'length',
  '',
  'a.b',
  'a[0]',
  'then',
  'ünïcode',
];
const PATH_PARTS = [
  '1',
  '0',
  '-1',
  '%2e%2e',
  '%2F',
  'a b',
  '%E0%A4%A',
  '%00',
  '%F0%9F%8F%94',
  'x'.repeat(400),
  '00000000-0000-4000-8000-000000000000',
  'null',
  'MATRIX',
  'free-signup-bonus-1',
];

/** Anything that can be asked, for every route, half of it almost right (S27). */
describe('the fuzzer', () => {
  let running: RunningApp;
  let tokens: Record<Role, string>;
  beforeAll(async () => {
    running = await startApp();
    tokens = await openSignIns(running);
  });
  afterAll(() => running.stop());

  it(
    `finds no 500 in ${REQUESTS} requests (seed ${SEED})`,
    async () => {
      const random = randomOf(SEED);
      const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
      const fields = fieldsOf(running);
      const names = (known: string[]): string[] => [
        ...known.filter(() => random() < 0.8),
        ...(random() < 0.15 ? [oneOf(FOREIGN_NAMES)] : []),
      ];
      const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
      const requestTo = (endpoint: EndpointSpec) => {
        const { query, body } = fields(endpoint);
        const search = names(query).map(
          (name) => `${encodeURIComponent(name)}=${encodeURIComponent(Buffer.from(text(oneOf(VALUES))).toString())}`,
        );
        const path = endpoint.path.replace(/:\w+/g, () => encodeURI(oneOf(PATH_PARTS)).replaceAll('%25', '%'));
        const headers: Record<string, string> = { 'content-type': 'application/json' };
        if (isRole(endpoint.access)) headers['authorization'] = `Bearer ${tokens[endpoint.access]}`;
        if (endpoint.idempotent && random() < 0.3)
          headers['idempotency-key'] = oneOf(['k'.repeat(20), 'short', 'x'.repeat(300)]);
        const bare = random() < 0.05;
        const value = bare ? oneOf(VALUES) : Object.fromEntries(names(body).map((name) => [name, oneOf(VALUES)]));
        return {
          path: `${path}${search.length > 0 ? `?${search.join('&')}` : ''}`,
          init: { method: endpoint.method, headers, ...(endpoint.method !== 'GET' && { body: JSON.stringify(value) }) },
        };
      };

      const failures: unknown[] = [];
      const statuses = new Map<number, number>();
      const fire = async (endpoint: EndpointSpec): Promise<void> => {
        const { path, init } = requestTo(endpoint);
        const response = await running.fetch(path, init);
        const body = await response.text();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        if (response.status === 500) failures.push({ call: nameOf(endpoint), path, body: init.body, answer: body });
      };
      for (let sent = 0; sent < REQUESTS; sent += PARALLEL) {
        await Promise.all(
          Array.from({ length: Math.min(PARALLEL, REQUESTS - sent) }, (_, at) =>
            fire(ENDPOINT_ROWS[(sent + at) % ENDPOINT_ROWS.length]!),
          ),
        );
        // A sign-out among them has worked.
        if (sent % 64 === 0) tokens = await openSignIns(running);
      }
      expect(failures).toEqual([]);
      // It knocks at doors that open, too.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 50);
      expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
    },
    60_000 + REQUESTS * 60,
  );
});
