/**
 * @jest-environment node
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtApp, KB } from '@summit/testing/built-app';

const DIST = path.resolve(__dirname, '../dist');

const { manifest, filesOf, gzip } = builtApp(DIST);
const bytes = (file: string): Buffer => readFileSync(path.join(DIST, file));
const brotli = (files: string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(bytes(file)).length, 0);

/** A script that the HTML asks for by itself. */
const EARLY_SCRIPT = /<(?:script|link)[^>]+(?<![-\w])(?:src|href)="[^"]+\.js"/;

/** What the landing page, and what waits for its visitor like it, may weigh (scale.md, section 2). Read from the build, which `npm test` makes first. */
describe.each([
  ['/', 'index.html', 'start-landing'],
  ['/affiliates', 'affiliates/index.html', 'start-affiliates'],
  ['/speaker-resources', 'speaker-resources/index.html', 'start-speaker-resources'],
  ['/proof', 'proof/index.html', 'start-proof'],
])('%s as built', (_page, document, start) => {
  const html = existsSync(path.join(DIST, document)) ? bytes(document).toString() : '';
  const attribute = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map((match) => match[1]!.replace(/^\//, '').replace(/#.*/, ''));
  const scripts = attribute(/<script data-start="([^"]+)"/g);
  const styles = attribute(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
  const preloads = attribute(/<link[^>]+rel="preload"[^>]+href="([^"]+)"/g);

  it('was rendered', () => {
    expect(html).toContain('<h1');
    expect(scripts).toHaveLength(1);
  });

  it('has the classes of the app, which have no names for developers', () => {
    expect(html).toMatch(/class="[^"]*gs-\w+/);
    expect(html).not.toMatch(/gs-\w+-Mui/);
  });

  it('asks for no script before it is painted', () => {
    expect(html.match(EARLY_SCRIPT)).toBeNull();
  });

  it('runs at most 15 KB of script before the first interaction', () => {
    expect(gzip(scripts)).toBeLessThanOrEqual(15 * KB);
  });

  it('loads at most 145 KB of script on the first intent', () => {
    const entry = Object.keys(manifest).find((id) => id.endsWith(`src/app/${start}.tsx`));
    const app = [...filesOf(entry!)].filter((file) => !scripts.includes(file));
    expect(app.length).toBeGreaterThan(0);
    expect(gzip(app)).toBeLessThanOrEqual(145 * KB);
  });

  it('needs at most 30 KB of HTML and style', () => {
    expect(brotli([document, ...styles])).toBeLessThanOrEqual(30 * KB);
  });

  it('asks for at most eight files before the first interaction', () => {
    const own = new Set([document, ...scripts, ...styles, ...preloads]);
    const eagerImages = attribute(/<img(?![^>]*loading="lazy")[^>]+src="([^"]+)"/g).filter(
      (file) => !file.startsWith('data:'),
    );
    for (const file of eagerImages) own.add(file);
    expect([...own].length).toBeLessThanOrEqual(8);
  });

  // /proof begins with columns of small text, which would break into other lines.
  it('begins with the part of the display face that has every sign of the headings; the text face waits unless text comes first', () => {
    const [display, ...others] = preloads.filter((file) => file.endsWith('.woff2')).sort();
    expect(display).toContain('bricolage-grotesque-basic');
    expect(others).toEqual(document === 'proof/index.html' ? [expect.stringContaining('figtree-latin')] : []);
    expect(bytes(display!).length).toBeLessThanOrEqual(20 * KB);
    const [, range = ''] = /url\([^)]*basic-[^}]*unicode-range:([^;}]+)/i.exec(html) ?? [];
    const signs = range.split(',').map((part) =>
      part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16)),
    );
    const headings = [...html.matchAll(/<h([1-3])[ >].*?<\/h\1>/gs)].map(([heading]) =>
      heading
        .replace(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'"),
    );
    const missing = [...headings.join('')].filter((sign) => {
      const point = sign.codePointAt(0)!;
      return !signs.some(([from, to = from]) => point >= from! && point <= to!);
    });
    expect(headings.length).toBeGreaterThan(1);
    expect(missing).toEqual([]);
    expect(/<html[^>]* data-text-face="late"/.test(html)).toBe(others.length === 0);
  });

  it('names the files of the app for the moment when its visitor reads', () => {
    const entry = Object.keys(manifest).find((id) => id.endsWith(`src/app/${start}.tsx`));
    const [, named = ''] = /<html[^>]* data-app="([^"]*)"/.exec(html) ?? [];
    const app = [...filesOf(entry!)].filter((file) => !scripts.includes(file));
    expect(named.split(' ').sort()).toEqual(app.map((file) => `/${file}`).sort());
  });

  it('weighs at most 150 KB before the first interaction, pictures and fonts included', () => {
    const eagerImages = attribute(/<img(?![^>]*loading="lazy")[^>]+src="([^"]+)"/g).filter(
      (file) => !file.startsWith('data:'),
    );
    const text = [
      document,
      ...scripts,
      ...styles,
      ...new Set([...eagerImages, ...preloads].filter((file) => file.endsWith('.svg'))),
    ];
    const binary = [...new Set(preloads.filter((file) => file.endsWith('.woff2')))];
    const total = gzip(text) + binary.reduce((sum, file) => sum + bytes(file).length, 0);
    expect(total).toBeLessThanOrEqual(150 * KB);
  });

  it('loads nothing from another host before consent', () => {
    expect(
      [...html.matchAll(/<(?:script|img|iframe|source)[^>]+src="(https?:\/\/[^"]+)"/g)].map((match) => match[1]),
    ).toEqual([]);
  });
});

describe('the funnel as built', () => {
  const pagesApp = new Set(['begin-pages.ts', 'start-pages.tsx'].flatMap((file) => [...filesOf(`src/app/${file}`)]));

  it.each(['vip/VipRoute', 'implementation/ImplementationRoute', 'dfy/DfyRoute'])(
    'keeps the offer page %s out of the app, at 40 KB more',
    (route) => {
      const page = [...filesOf(`src/pages/${route}.tsx`)];
      expect(page.some((file) => !pagesApp.has(file))).toBe(true);
      expect(gzip(page.filter((file) => !pagesApp.has(file)))).toBeLessThanOrEqual(40 * KB);
      const [own] = page;
      expect(pagesApp).not.toContain(own);
    },
  );

  it.each([
    ['vip', 'vip/VipRoute'],
    ['vip-upgrade', 'vip/VipRoute'],
    ['implementation', 'implementation/ImplementationRoute'],
    ['dfy', 'dfy/DfyRoute'],
    ['thank-you-1', 'thank-you/ThankYouRoute'],
    ['success', 'success/SuccessRoute'],
    ['orders', 'orders/OrdersRoute'],
  ])('names in the head of /%s all files that its first render needs, at most 20 of 180 KB in all', (page, route) => {
    const html = bytes(`${page}/index.html`).toString();
    const head = html.slice(0, html.indexOf('<body'));
    const named = [...head.matchAll(/[" ]\/(assets\/[^" ]+\.js)(?=[" ])/g)].map(([, file]) => file!);
    const needed = new Set([...filesOf('index.html'), ...pagesApp, ...filesOf(`src/pages/${route}.tsx`)]);
    expect(named.sort()).toEqual([...needed].sort());
    expect(needed.size).toBeLessThanOrEqual(20);
    expect(gzip(needed)).toBeLessThanOrEqual(180 * KB);
  });

  // They run one by one while the rest is on its way (begin-pages.ts): a slow phone takes 50 ms for each.
  it.each(['vip', 'implementation', 'dfy', 'success'])(
    'asks for what begins /%s first, which brings neither React nor a library',
    (page) => {
      const html = bytes(`${page}/index.html`).toString();
      const begins = [...filesOf('src/app/begin-pages.ts')].filter((file) => !filesOf('index.html').has(file));
      const named = [...html.matchAll(/[" ]\/(assets\/[^" ]+\.js)(?=[" ])/g)].map(([, file]) => file!);
      const asked = named.filter((file) => !filesOf('index.html').has(file));
      expect(asked.slice(0, begins.length).sort()).toEqual(begins.sort());
      expect(gzip(begins)).toBeLessThanOrEqual(2 * KB);
    },
  );

  // A slow phone takes 50 to 80 ms for the first one of a kind (D-463).
  it('makes no format of Intl while the code of an offer begins', () => {
    const offers = ['vip/Vip', 'implementation/Implementation', 'dfy/Dfy'].map((name) => `src/pages/${name}Route.tsx`);
    const files = new Set(['index.html', 'src/app/start-pages.tsx', ...offers].flatMap((id) => [...filesOf(id)]));
    const making = [...files].filter((file) =>
      /(?:\b(?:var|let|const) |,)[\w$]+=new Intl\b/.test(bytes(file).toString()),
    );
    expect(making).toEqual([]);
  });

  it('formats nothing by Intl on the landing page: the first one was its only long task after the paint (D-463)', () => {
    const formatting = [...filesOf('index.html')].filter((file) =>
      /\btoLocale\w*String\b|\bIntl\b/.test(bytes(file).toString()),
    );
    expect(formatting).toEqual([]);
  });

  it.each(['vip', 'vip-upgrade', 'implementation', 'dfy'])('asks for no script of /%s before it is painted', (page) => {
    const html = bytes(`${page}/index.html`).toString();
    expect(html.match(EARLY_SCRIPT)).toBeNull();
    expect(html).toMatch(/<script data-start="\/assets\/index-[^"]+\.js" data-files="[^"]+"/);
  });

  it.each(['vip', 'vip-upgrade', 'implementation', 'dfy'])(
    'paints /%s with at most 30 KB of HTML and style',
    (page) => {
      expect(brotli([`${page}/index.html`])).toBeLessThanOrEqual(30 * KB);
    },
  );

  it('has no two files that need each other', () => {
    for (const { file, imports = [] } of Object.values(manifest))
      for (const one of imports) expect([one, ...filesOf(one)]).not.toContain(file);
  });

  it('keeps a hash in the name of every script, style and font', () => {
    const unhashed = readdirSync(path.join(DIST, 'assets')).filter(
      (file) => !/-[\w-]{8}\.(js|css|woff2|svg|png)$/.test(file),
    );
    expect(unhashed).toEqual([]);
  });
});
