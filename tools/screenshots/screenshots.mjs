// npm run screenshots [-- filter]: every route and dialog at 390 and 1280 px, light and dark, as PNG with the findings of axe, sideways
// scroll and console messages, and one page to look at them all. Needs a running product (npm start).
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { ROUTES } from './routes.mjs';

const OUT = 'screenshots';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ORIGINS = {
  funnel: process.env.FUNNEL_ORIGIN ?? 'http://localhost:4200',
  member: process.env.MEMBER_ORIGIN ?? 'http://localhost:4201',
  admin: process.env.ADMIN_ORIGIN ?? 'http://localhost:4202',
};

const filter = new RegExp(process.argv[2] ?? '');
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const executablePath = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium'].find((path) => existsSync(path));
await mkdir(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--force-color-profile=srgb'] });
const rows = [];
for (const route of ROUTES) {
  for (const width of [390, 1280]) {
    for (const scheme of ['light', 'dark']) {
      const id = `${route.name}-${width}-${scheme}`;
      if (filter.test(id)) rows.push(await review(id, route, { width, scheme }));
    }
  }
}
await browser.close();
await writeFile(`${OUT}/index.html`, contactSheet(rows));
const bad = rows.filter((row) => row.overflow > 0 || row.noise.length > 0 || row.violations.length > 0);
console.log(`${rows.length} pictures in ${OUT}/index.html, ${bad.length} with findings`);
process.exitCode = bad.length > 0 ? 1 : 0;

async function review(id, { app, path, prepare }, { width, scheme }) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  });
  await context.addInitScript((mode) => {
    localStorage.setItem('mui-mode', mode);
    if (!sessionStorage.getItem('first-visit')) localStorage.setItem('cookieConsent', 'essential');
  }, scheme);
  const page = await context.newPage();
  const noise = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text().slice(0, 200)),
  );
  page.on('pageerror', (error) => noise.push(error.message));
  await page.goto(`${ORIGINS[app]}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await wakeLazyPictures(page);
  await prepare?.(page);
  await page.screenshot({ path: `${OUT}/${id}.png`, fullPage: !prepare });
  await page.evaluate(axe);
  const violations = await page.evaluate(
    async (runOnly) =>
      (await window.axe.run(document, { runOnly })).violations.map(
        ({ id: rule, nodes }) => `${rule}: ${nodes[0].target}`,
      ),
    RULES,
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await context.close();
  const row = { id, overflow, violations, noise };
  console.log(JSON.stringify(row));
  return row;
}

async function wakeLazyPictures(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo(0, 0);
  });
}

function contactSheet(pictures) {
  const figures = pictures.map(
    ({ id, overflow, violations, noise }) =>
      `<figure><figcaption><b>${id}</b> overflow ${overflow}, axe ${violations.length}, console ${noise.length}</figcaption><a href="${id}.png"><img loading="lazy" src="${id}.png" alt=""></a></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>body{font:14px system-ui;margin:24px;background:#999}main{columns:4 380px}figure{margin:0 0 24px;break-inside:avoid;background:#fff;padding:8px}img{width:100%;display:block}</style><main>${figures.join('')}</main>`;
}
