// After both Vite builds: writes the landing page, the affiliates', speakers' and proof pages, the policy pages, those of an order, the shell of the other pages, robots.txt, sitemap.xml and
// headers.json.
import './build/in-production.mjs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { minifySync } from 'vite';
import { chunkFiles } from './build/chunk-files.mjs';
import { fillPage } from './build/fill-page.mjs';
import { withOptionalFace } from './build/optional-face.mjs';
import { HEADLINE_PAGE, headlinePage } from '../tools/web-server/headline-page.mjs';
import { securityHeaders } from './build/security-headers.mjs';
import { withUsedVariables } from './build/used-variables.mjs';

const dist = new URL('./dist/', import.meta.url);
const {
  emptyPages,
  orderRoutes,
  otherHosts,
  otherPages,
  renderLanding,
  renderOffers,
  renderPolicies,
  renderReadingPages,
  robotsTxt,
  sayFailureScript,
  sitemapXml,
  startAfterPaintText,
  startAndHoldText,
} = await import('./dist-ssr/entry-server.js');

/** One request less before the first paint, and the style sheet can't arrive late. */
async function withInlineStyles(html) {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
  const file = link.exec(html)?.[1];
  if (!file) throw new Error('The built page names no style sheet');
  const css = await readFile(new URL(file, dist), 'utf8');
  return html.replace(link, () => `<style>${css.trim()}</style>`);
}

const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8'));
/** Of headings and of text: the two files carry every text that is painted first. */
const [displayFace, textFace] = ['bricolage-grotesque-basic', 'figtree-latin-wght'].map((name) => {
  const file = manifest['index.html'].assets.find((asset) => asset.includes(`/${name}-`));
  if (!file) throw new Error(`The build has no font ${name}`);
  return `/${file}`;
});
const fonts = [textFace, displayFace];

const template = await readFile(new URL('index.html', dist), 'utf8');
const now = new Date();
const year = now.getUTCFullYear();
const page = await renderLanding(process.env.SUMMIT_PHASE, year);
/** What the page's own script has fetched while its visitor reads (src/islands/fetch-app-files.ts). */
const appFiles = (name) => chunkFiles(manifest, [`src/app/start-${name}.tsx`], 'index.html').scripts.join(' ');
const withAppFiles = (rendered, name) => ({
  ...rendered,
  attributes: { ...rendered.attributes, 'data-app': appFiles(name) },
});
/** Headings come first: the text face comes once the page is painted (src/islands/text-face.ts). */
const headingsFirst = ({ attributes, ...rendered }) => ({
  ...rendered,
  attributes: { ...attributes, 'data-text-face': 'late' },
  fonts: [displayFace],
});
/** The page, which asks for its scripts once it is painted. */
function withLateScripts(html, text) {
  const entry = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
  const preload = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
  const start = entry.exec(html)?.[1];
  if (!start) throw new Error('The built page names no script');
  const files = [...html.matchAll(preload)].map(([, file]) => file).join(' ');
  const { code } = minifySync('start.js', text);
  const late = `<script data-start="${start}"${files && ` data-files="${files}"`}>${code.trim()}</script>`;
  return html.replace(preload, '').replace(entry, () => late);
}
/** HTML until its visitor does something; its style is in it. */
const readingTemplate = withLateScripts(await withInlineStyles(template), startAndHoldText);
const landing = withUsedVariables(fillPage(readingTemplate, headingsFirst(withAppFiles(page, 'landing'))));
const withPageStyles = async (html, name) => {
  const { styles } = chunkFiles(manifest, [`src/app/start-${name}.tsx`], 'index.html');
  const texts = await Promise.all(styles.map((file) => readFile(new URL(`.${file}`, dist), 'utf8')));
  return html.replace('</head>', () => `<style>${texts.join('').trim()}</style></head>`);
};
/** Small text in columns fills their first screen: it would break into other lines when its face comes. */
const TEXT_FIRST = ['proof'];
const readingPages = await Promise.all(
  (await renderReadingPages(process.env.SUMMIT_PHASE, now.getTime())).map(async ({ name, path, ...rendered }) => {
    const parts = withAppFiles(rendered, name);
    const filled = fillPage(
      await withPageStyles(readingTemplate, name),
      TEXT_FIRST.includes(name) ? { ...parts, fonts } : headingsFirst(parts),
    );
    return { path, html: withUsedVariables(filled) };
  }),
);
/**
 * All style sheets of a page in its head. The links stay, switched off, so that the app does not fetch the sheets again before it begins.
 */
async function withStylesInPage(html) {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
  const texts = await Promise.all([...html.matchAll(link)].map(([, file]) => readFile(new URL(file, dist), 'utf8')));
  const off = html.replace(link, (tag) => tag.replace('<link ', '<link disabled '));
  return off.replace(
    '</head>',
    () => `<style>${withOptionalFace(texts.join('').trim(), 'Bricolage Grotesque')}</style></head>`,
  );
}
/** The same page, which shows a draft: its own script decides by this attribute (A-182). */
const preview = landing.replace('data-page="landing"', 'data-page="preview"');
/** Shows nothing before its script, so it says when that can't be had, and what it is where scripts are off. */
const emptyPage = ({ title, withoutScripts }) =>
  fillPage(template, { fonts, head: sayFailureScript + title, withoutScripts });
const shell = emptyPage(otherPages);
const shells = new Map(emptyPages.map(({ path, ...texts }) => [path, emptyPage(texts)]));

const sizes = new Map();
for (const { file } of Object.values(manifest)) sizes.set(`/${file}`, (await stat(new URL(file, dist))).size);
/**
 * Names all files of a page in its head, where they are fetched together: each step of imports would be a way to the server more. What begins comes first, so that React
 * and the theme run while the rest is on its way; then the largest script, which takes longest, since a browser may fetch six files at a time.
 */
const withFiles = (html, route) => {
  const begin = 'src/app/begin-pages.ts';
  const begins = new Set(chunkFiles(manifest, [begin], 'index.html').scripts);
  const modules = [begin, 'src/app/start-pages.tsx', `src/pages/${route}.tsx`];
  const { scripts, styles } = chunkFiles(manifest, modules, 'index.html');
  const others = scripts.filter((file) => !begins.has(file));
  const inTurn = [...begins, ...others.toSorted((one, other) => sizes.get(other) - sizes.get(one))];
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ...inTurn.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ].join('');
  return html.replace('</head>', () => `${links}</head>`);
};
/** The offers are painted before their script; what comes after an order shows nothing before it. */
const offers = new Map(await renderOffers(process.env.SUMMIT_PHASE, now.getTime()));
const orderPages = await Promise.all(
  orderRoutes.map(async ({ path, route }) => {
    const rendered = offers.get(path);
    if (!rendered) return { path, html: withFiles(shells.get(path), route) };
    return {
      path,
      html: fillPage(
        await withStylesInPage(withLateScripts(withFiles(template, route), startAfterPaintText)),
        headingsFirst(rendered),
      ),
    };
  }),
);

/** Policy pages are read one after the other: their style sheets are files that the browser keeps. */
const policies = (await renderPolicies(process.env.SUMMIT_PHASE, now.getTime())).map(([id, rendered]) => ({
  id,
  html: fillPage(withFiles(template, 'legal/LegalRoute'), { ...rendered, fonts }),
}));
for (const { path, html } of [
  ...[...shells].map(([path, html]) => ({ path, html })),
  ...readingPages,
  ...orderPages,
  ...policies.map(({ id, html }) => ({ path: `/${id}`, html })),
]) {
  await mkdir(new URL(`.${path}/`, dist), { recursive: true });
  await writeFile(new URL(`.${path}/index.html`, dist), html);
}

await writeFile(new URL('index.html', dist), landing);
await writeFile(new URL(HEADLINE_PAGE, dist), headlinePage(landing));
await mkdir(new URL('landing-preview/', dist), { recursive: true });
await writeFile(new URL('landing-preview/index.html', dist), preview);
await writeFile(new URL('spa.html', dist), shell);
await writeFile(new URL('robots.txt', dist), robotsTxt());
await writeFile(new URL('sitemap.xml', dist), sitemapXml());
/** With the pages that an operator switches on; a hidden name, so that it has no address of its own. */
await mkdir(new URL('.sitemaps/', dist), { recursive: true });
await writeFile(new URL('.sitemaps/switched-on.xml', dist), sitemapXml({ switchedOn: true }));
await writeFile(
  new URL('headers.json', dist),
  JSON.stringify(
    securityHeaders(
      [landing, shell, ...[...readingPages, ...orderPages, ...policies].map(({ html }) => html)],
      otherHosts,
    ),
    null,
    2,
  ),
);
console.log(
  `prerendered / (${landing.length} characters) ${readingPages.map(({ path }) => path).join(' ')} and ${policies.length} policy pages`,
);
