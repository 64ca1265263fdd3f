import { createWebServerScene, origins } from './web-server-scene.mjs';

let scene;
const ask = (...args) => scene.ask(...args);
beforeAll(async () => {
  scene = await createWebServerScene();
});
afterAll(() => scene.close());

describe.each(['funnel', 'member', 'admin'])('the %s host', (app) => {
  beforeAll(() => scene.serve(app));

  it('says where to write about a hole in it, as plain text', async () => {
    const answer = await ask('/.well-known/security.txt');
    expect(answer).toMatchObject({ status: 200, text: 'Contact: a\nExpires: b\n' });
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect((await ask('/.well-known/passkeys')).status).toBe(404);
  });
});

it('lets the back office, and nobody else, frame the preview of the landing page (A-182)', async () => {
  await scene.serve('funnel');
  const policyOf = async (pathname) => (await ask(pathname)).headers['content-security-policy'];
  expect(await policyOf('/landing-preview')).toContain(`frame-ancestors ${origins.admin}`);
  expect(await policyOf('/')).toContain("frame-ancestors 'none'");
  await scene.serve('admin');
  expect(await policyOf('/admin/dashboard')).toContain(`frame-src ${origins.funnel}`);
  await scene.serve('member');
  expect(await policyOf('/sessions')).not.toContain(origins.funnel);
});

describe('the member host', () => {
  beforeAll(() => scene.serve('member'));

  it('opens at its bare address with the dashboard, not with the sales page', async () => {
    const start = await ask('/');
    expect([start.status, start.headers.location]).toEqual([302, '/vip/dashboard']);
  });

  it('serves its pages and sends those of the funnel there', async () => {
    expect((await ask('/sessions')).status).toBe(200);
    expect((await ask('/day/1/')).text).toBe('<h1>Day 1</h1>');
    expect((await ask('/day/2')).text).toBe('<div id="root"></div>');
    expect((await ask('/summit/access/token-a')).text).toBe('<h1>Any session</h1>');
    expect((await ask('/500-super-prompts')).status).toBe(200);
    expect((await ask('/implementation?x=1')).headers.location).toBe('https://summit.test/implementation?x=1');
    expect((await ask('/admin/login')).status).toBe(404);
    expect((await ask('/vip/nowhere')).status).toBe(404);
  });
});

describe('the admin host', () => {
  beforeAll(() => scene.serve('admin'));

  it('starts at the sign-in, and sends nobody to the other hosts (C-025)', async () => {
    const start = await ask('/');
    expect(start.status).toBe(302);
    expect(start.headers.location).toBe('/admin/login');
    expect((await ask('/admin/login')).status).toBe(200);
    expect((await ask('/vip')).status).toBe(404);
    expect((await ask('/sessions')).status).toBe(404);
  });

  it('passes on the calls of the back office', async () => {
    expect((await ask('/api/admin/login', { method: 'POST', body: '' })).status).toBe(201);
    expect(scene.seen.url).toBe('/api/admin/login');
    expect((await ask('/api/docs-json')).status).toBe(201);
    expect(scene.seen.url).toBe('/api/docs-json');
  });
});
