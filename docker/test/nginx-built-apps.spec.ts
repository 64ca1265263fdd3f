import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { APPS } from '@summit/contracts';
import { AppsFolder, Site } from './site.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const builtApps = APPS.filter((app) => existsSync(path.join(ROOT, `${app}-web/dist/index.html`)));

describe.each(builtApps)('the build of the %s app on this machine', (app) => {
  let real: Site;
  let apps: AppsFolder;
  let copy: string;

  beforeAll(async () => {
    apps = await AppsFolder.make();
    copy = path.join(apps.folder, 'built');
    await cp(path.join(ROOT, `${app}-web/dist`), copy, { recursive: true });
    real = await Site.start({ dist: { [app]: copy } });
  });

  afterAll(async () => {
    await real?.stop();
    await apps?.remove();
  });

  it('is served with its page, its policy and its scripts', async () => {
    const start = { funnel: '/', member: '/sessions', admin: '/admin/login' }[app];
    const page = await real.ask(app, start);
    expect(page.status).toBe(200);
    expect(page.text).toBe(await readFile(path.join(copy, 'index.html'), 'utf8'));
    const headersFile = path.join(copy, 'headers.json');
    if (existsSync(headersFile)) {
      const { csp } = JSON.parse(await readFile(headersFile, 'utf8'));
      expect(page.headers['content-security-policy']).toBe(csp);
    }
    const scripts = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => String(match[1]));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const answer = await real.ask(app, script);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });
});
