import { appsOf, isRole, type App, type EndpointSpec, type Role } from '@summit/contracts';
import { ENDPOINT_ROWS, nameOf, pathOf } from '../harness/endpoints.js';
import { read, startApp, type RunningApp } from '../harness/running-app.js';
import { openSignIns } from '../harness/sign-ins.js';

const ORIGINS: Record<App, string> = {
  funnel: 'http://funnel.test',
  member: 'http://member.test',
  admin: 'http://admin.test',
};
const STRANGERS = [
  'http://evil.test',
  'http://blog.funnel.test',
  'https://funnel.test',
  'http://funnel.test:8080',
  'null',
];
const CHANGES = ENDPOINT_ROWS.filter(({ method }) => method !== 'GET');

/** Where it is not JSON. */
const OWN_TYPES: Record<string, string> = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
  csv: 'text/csv',
  vtt: 'text/vtt',
};
const ownType = ({ bodyFormat }: EndpointSpec): string | undefined => bodyFormat && OWN_TYPES[bodyFormat];
const FORM_TYPES = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-8',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonp',
  'text/html; application/json',
  'application/octet-stream',
];

/** Every route that changes something, from every page that must not make it change, in every way that a page can send (C-115). */
describe('pages of other places', () => {
  let running: RunningApp;
  let tokens: Record<Role, string>;
  beforeAll(async () => {
    running = await startApp();
    tokens = await openSignIns(running);
  });
  afterAll(() => running.stop());

  /** The call as a signed-in browser would send it. */
  const call = (endpoint: EndpointSpec, headers: Record<string, string>, body: string | undefined = '{}') =>
    running.fetch(pathOf(endpoint), {
      method: endpoint.method,
      body,
      headers: {
        ...(isRole(endpoint.access) && { authorization: `Bearer ${tokens[endpoint.access]}` }),
        'content-type': ownType(endpoint) ?? 'application/json',
        ...headers,
      },
    });

  it('are held off from routes of all kinds', () => {
    expect(CHANGES.length).toBeGreaterThan(35);
    expect(new Set(CHANGES.map(({ access }) => access)).size).toBe(5);
  });

  it.each(CHANGES.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'change nothing by %s',
    async (_, endpoint) => {
      const own = appsOf(endpoint).map((app) => ORIGINS[app]);
      const foreign = [...STRANGERS, ...Object.values(ORIGINS)].filter((origin) => !own.includes(origin));
      const attempts: Record<string, string>[] = [
        ...foreign.map((origin) => ({ origin })),
        ...foreign.map((origin) => ({ origin, 'sec-fetch-site': 'same-origin' })),
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ];
      for (const headers of attempts) {
        const response = await call(endpoint, headers);
        expect([headers, response.status, (await read(response)).code]).toEqual([headers, 403, 'forbidden']);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );

  it.each(CHANGES.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'and forms of any page send nothing that %s reads',
    async (_, endpoint) => {
      const [own] = ownType(endpoint)?.split(';') ?? [];
      const types = [
        ...FORM_TYPES.filter((type) => own === undefined || !type.startsWith(own)),
        ...(own === undefined ? [] : ['application/json']),
      ];
      for (const type of types) {
        const response = await call(endpoint, { 'content-type': type }, 'email=a%40b.cd');
        expect([type, response.status, (await read(response)).code]).toEqual([type, 415, 'unsupported_media_type']);
      }
    },
  );

  it('while our own pages, and programs without an Origin, pass', async () => {
    for (const endpoint of CHANGES) {
      const pages: Record<string, string>[] = appsOf(endpoint).map((app) => ({
        origin: ORIGINS[app],
        'sec-fetch-site': 'same-site',
      }));
      for (const headers of [
        ...pages,
        {},
        { 'sec-fetch-site': 'none' },
        { 'content-type': 'application/json; charset=utf-8' },
      ]) {
        if (ownType(endpoint) && 'content-type' in headers) continue;
        const response = await call(endpoint, headers as Record<string, string>);
        const { code } = response.status >= 400 ? await read(response) : { code: undefined };
        const refused = code === 'unsupported_media_type' || code === 'forbidden';
        expect([nameOf(endpoint), headers, refused]).toEqual([nameOf(endpoint), headers, false]);
      }
      if (endpoint.path.includes('logout') || endpoint.path.includes('password')) tokens = await openSignIns(running);
    }
  });

  it('may still read what anybody may read, without its answer reaching them', async () => {
    const response = await running.fetch('/api/signup/stats', { headers: { origin: 'http://evil.test' } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});
