import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { App } from '@summit/contracts';

export const FUNNEL_CSP = "default-src 'none'; script-src 'self' 'sha256-tBB1K8uq+h/z='; frame-ancestors 'none'";
export const SCRIPT = `export const words = '${'growth and scale '.repeat(200)}';\n`;

const script = (name: string) => `<script type="module" src="/assets/${name}.js"></script>`;

const LANDING = `<h1>Funnel landing</h1>${script('app-1a2b')}`;

/** The layout that each app's build writes, with contents that name the app. */
const FILES: Record<App, Record<string, string | Buffer>> = {
  funnel: {
    'index.html': LANDING,
    'index.html.br': brotliCompressSync(LANDING),
    'index.headline.html': `<html data-headline="{{variant}}"><h1>{{headline}}</h1>${script('app-1a2b')}${' '.repeat(2_000)}`,
    'spa.html': '<main id="root">Funnel shell</main>',
    'implementation/index.html': '<h1>Funnel implementation</h1>',
    'proof/index.html': '<h1>Funnel proof</h1>',
    'sitemap.xml': '<urlset/>',
    '.sitemaps/switched-on.xml': '<urlset>proof</urlset>',
    'headers.json': JSON.stringify({
      csp: FUNNEL_CSP,
      headers: { 'Content-Security-Policy': FUNNEL_CSP },
      cache: { '/assets/': 'public, max-age=31536000, immutable', '/art/': 'public, max-age=86400' },
    }),
    'robots.txt': 'User-agent: *\n',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'art/landing.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!--${' '.repeat(2_000)}--></svg>`,
    '.vite/manifest.json': '{}',
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
    'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
    'implementation/index.html.br': brotliCompressSync('<h1>Funnel implementation</h1>'),
    'implementation/index.html.gz': gzipSync('<h1>Funnel implementation</h1>'),
  },
  member: {
    'index.html': `<main id="root">Member shell</main>${script('member-3c4d')}`,
    'day/1/index.html': '<h1>Day 1</h1>',
    'summit/access/index.html': '<h1>Any session</h1>',
    'assets/member-3c4d.js': 'export {};\n',
  },
  admin: {
    'index.html': `<main id="root">Admin shell</main>${script('admin-5e6f')}`,
    'assets/admin-5e6f.js': 'export {};\n',
  },
};

/** Writes the three built apps below a folder and answers where each one is. */
export async function writeFixtureApps(folder: string): Promise<Record<App, string>> {
  for (const [app, files] of Object.entries(FILES)) {
    for (const [file, content] of Object.entries(files)) {
      const target = path.join(folder, app, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    }
  }
  const dist = (app: App) => path.join(folder, app);
  return { funnel: dist('funnel'), member: dist('member'), admin: dist('admin') };
}
