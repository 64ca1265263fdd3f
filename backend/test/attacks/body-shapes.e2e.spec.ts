import { SwaggerModule } from '@nestjs/swagger';
import { isRole, type Role } from '@summit/contracts';
import { ENDPOINT_ROWS, nameOf, pathOf } from '../harness/endpoints.js';
import { read, startApp, type RunningApp } from '../harness/running-app.js';
import { openSignIns } from '../harness/sign-ins.js';

const deep = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels);
const object = (fields: [string, unknown][]): string => JSON.stringify(Object.fromEntries(fields));

/** Bodies that no page sends, and the only answers that are right for them; without a code any refusal will do. */
type Shape = [shape: string, body: string, code?: string];

/** What is refused before a route is asked, and one body that is not. */
const FOR_EVERY_ROUTE: Shape[] = [
  ['null', 'null'],
  ['nothing', '', 'invalid_json'],
  ['half of an object', '{"email":', 'invalid_json'],
  ['a proto', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}', 'invalid_json'],
  ['over 32 KB', object([['email', 'x'.repeat(33_000)]]), 'payload_too_large'],
];
/** A route that reads no body lets them lie, whatever they are. */
const FOR_READERS: Shape[] = [
  ['a number', '7'],
  ['a text', '"x"'],
  ['true', 'true'],
  ['an empty list', '[]'],
  ['a list of objects', '[{},{}]'],
  ['a number too large', '{"email":1e999}'],
  ['NUL in a text', '{"email":"a\\u0000@b.cd"}'],
  ['half of a surrogate pair', '{"email":"\\ud800@b.cd","name":"\\udfff"}'],
  ['an object where texts are', object(['email', 'password', 'token', 'code', 'session_id'].map((name) => [name, {}]))],
  ['lists where texts are', object(['email', 'password', 'token', 'code', 'session_id'].map((name) => [name, [[]]]))],
  ['a long text', object([['email', 'x'.repeat(30_000)]])],
  ['21 lists in one another', `{"email":${deep(21, '[', ']')}}`, 'body_too_complex'],
  ['7,000 lists in one another', `{"email":${deep(7_000, '[', ']')}}`, 'body_too_complex'],
  ['3,000 objects in one another', `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`, 'body_too_complex'],
  ['2,600 unknown fields', object(Array.from({ length: 2_600 }, (_, at) => [`k${at}`, 1])), 'body_too_complex'],
  ['a list of 1,101 items', object([['email', Array.from({ length: 1_101 }, () => 0)]]), 'body_too_complex'],
];
const CALLS = ENDPOINT_ROWS.filter(({ method, bodyFormat }) => method !== 'GET' && bodyFormat === undefined);

/** Every route that takes JSON with every shape that JSON can have (S27); those that read no body with what is refused before them. */
describe('bodies of odd shapes', () => {
  let running: RunningApp;
  let tokens: Record<Role, string>;
  let paths: Record<string, object>;
  beforeAll(async () => {
    running = await startApp();
    tokens = await openSignIns(running);
    ({ paths } = SwaggerModule.createDocument(running.app, { openapi: '3.0.0', info: { title: '', version: '' } }));
  });
  afterAll(() => running.stop());

  const readsBody = ({ method, path }: (typeof CALLS)[number]): boolean => {
    const calls = paths[path.replace(/:(\w+)/g, '{$1}')] as Record<string, { requestBody?: object }> | undefined;
    return calls?.[method.toLowerCase()]?.requestBody !== undefined;
  };

  const send = async (endpoint: (typeof CALLS)[number], body: string) => {
    const ask = () =>
      running.fetch(pathOf(endpoint), {
        method: endpoint.method,
        body,
        headers: {
          'content-type': 'application/json',
          ...(isRole(endpoint.access) && { authorization: `Bearer ${tokens[endpoint.access]}` }),
        },
      });
    const response = await ask();
    const text = await response.text();
    // A sign-out that worked.
    if (endpoint.path.endsWith('/logout')) tokens = await openSignIns(running);
    return { status: response.status, text, json: JSON.parse(text) as { code?: string; fields?: object } };
  };

  const shapes = (list: Shape[]) => list.map(([shape, body, code]) => ({ shape, body, code }));

  it.each(shapes(FOR_EVERY_ROUTE))('$shape is answered by every route, briefly and never with 500', ({ body, code }) =>
    expectAnswers(CALLS, body, code),
  );

  it.each(shapes(FOR_READERS))('$shape is answered by every route that reads it, likewise', ({ body, code }) =>
    expectAnswers(CALLS.filter(readsBody), body, code),
  );

  async function expectAnswers(calls: typeof CALLS, body: string, code: string | undefined): Promise<void> {
    const wrong: object[] = [];
    for (const endpoint of calls) {
      const { status, text, json } = await send(endpoint, body);
      const answered = status < 500 || json.code === 'service_unavailable';
      const brief = Object.keys(json.fields ?? {}).length <= 10 && (status === 200 || text.length < 2_000);
      if (!answered || !brief || (code && json.code !== code))
        wrong.push({ call: nameOf(endpoint), status, text: text.slice(0, 2_000) });
    }
    expect(wrong).toEqual([]);
  }

  it('are tried where bodies are read', () => {
    expect(CALLS.filter(readsBody).length).toBeGreaterThan(25);
  });

  it('takes no half of a sign, in whatever field of whatever call', async () => {
    for (const path of ['/api/affiliate/applications', '/api/signup', '/api/admin/landing-page/draft']) {
      const { status, json } = await send(
        CALLS.find((call) => call.path === path && call.method !== 'DELETE')!,
        '{"deep":[{"in":"Zo\\ud800e"}]}',
      );
      expect([path, status, json.code]).toEqual([path, 400, 'validation_failed']);
    }
  });

  it('stops at the first field that a call does not know', async () => {
    const body = object(Array.from({ length: 500 }, (_, at) => [`k${at}`, 1]));
    const { status, json } = await send(
      CALLS.find(({ path }) => path === '/api/signup')!,
      body,
    );
    expect([status, json.code]).toEqual([400, 'unknown_field']);
    expect(Object.keys(json.fields!)).toEqual(['k0']);
  });

  it('does not repeat a name that is longer than a name', async () => {
    const { json, text } = await send(
      CALLS.find(({ path }) => path === '/api/signup')!,
      object([['x'.repeat(20_000), 1]]),
    );
    expect([json.code, json.fields, text.length < 1_000]).toEqual(['unknown_field', undefined, true]);
  });
});

describe('odd query strings', () => {
  let running: RunningApp;
  let tokens: Record<Role, string>;
  beforeAll(async () => {
    running = await startApp();
    tokens = await openSignIns(running);
  });
  afterAll(() => running.stop());
  const headersOf = (access: string) =>
    isRole(access as Role) ? { authorization: `Bearer ${tokens[access as Role]}` } : undefined;

  it.each([
    ['NUL', 'search=%00&email=a%00'],
    ['an escape', 'search=%1B[2J'],
    ['a name with NUL', 'sear%00ch=1'],
    ['a delete', 'days=%7F'],
    ['one of a list', 'search=a&search=b%00'],
  ])('with %s are refused by every route that is read', async (_what, query) => {
    for (const endpoint of ENDPOINT_ROWS.filter(({ method }) => method === 'GET')) {
      const headers = headersOf(endpoint.access);
      const path = `${pathOf(endpoint)}?${query}`;
      const response = await running.fetch(path, { method: endpoint.method, ...(headers && { headers }) });
      expect([path, response.status, (await read(response)).code]).toEqual([path, 400, 'validation_failed']);
    }
  });

  it('with NUL are refused by changes that read them', async () => {
    const query = 'affiliate_code=A%00&referrer=direct';
    const response = await running.fetch(`/api/affiliate/track-click?${query}`, { method: 'POST' });
    expect([response.status, (await read(response)).code]).toEqual([400, 'validation_failed']);
  });

  it('with NUL in the path name nothing', async () => {
    for (const endpoint of ENDPOINT_ROWS.filter(({ path }) => path.includes(':'))) {
      const headers = headersOf(endpoint.access);
      const path = endpoint.path.replace(/:\w+/g, 'a%00b');
      const response = await running.fetch(path, { method: endpoint.method, ...(headers && { headers }) });
      expect([path, response.status]).toEqual([path, 404]);
    }
  });
});
