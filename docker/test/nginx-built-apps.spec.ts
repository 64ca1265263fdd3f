import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { APPS } from '@summit/contracts';
import { AppsFolder, origins, Site } from './site.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const START = { funnel: '/', member: '/sessions', admin: '/admin/login' };

describe.each(APPS)('the %s app', (app) => {
  let site: Site;
  let apps: AppsFolder;
  let dist: string;

  // What `npm run build` wrote on this machine; a folder of the same layout where nothing is built.
  beforeAll(async () => {
    apps = await AppsFolder.make();
    dist = path.join(apps.folder, 'served');
    const built = path.join(ROOT, `${app}-web/dist`);
    await cp(existsSync(path.join(built, 'index.html')) ? built : apps.dist[app], dist, { recursive: true });
    site = await Site.start({ dist: { [app]: dist } });
  });

  afterAll(async () => {
    await site?.stop();
    await apps?.remove();
  });

  it('is served with its page, its policy and its scripts', async () => {
    const page = await site.ask(app, START[app]);
    expect(page.status).toBe(200);
    const prerendered = path.join(dist, START[app], 'index.html');
    const document = existsSync(prerendered) ? prerendered : path.join(dist, 'index.html');
    expect(page.text).toBe(await readFile(document, 'utf8'));
    const csp = await readFile(path.join(dist, 'headers.json'), 'utf8').then(
      (text) => JSON.parse(text).csp,
      () => expect.stringContaining("script-src 'self';"),
    );
    const policy = String(page.headers['content-security-policy']);
    // The office shows the preview of the landing page in a frame.
    expect(policy.replace(`; frame-src ${origins.funnel}`, '')).toEqual(csp);
    expect(policy.includes(`frame-src ${origins.funnel}`)).toBe(app === 'admin');
    const files = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => String(match[1]));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const answer = await site.ask(app, file);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });
});
