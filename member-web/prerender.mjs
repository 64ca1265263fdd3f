// After both Vite builds: writes the sign-in, the dashboard and the pages that people open by a link as they stand before the first
// answer, so that they are painted before any script has come, and adds what the member area may do to the headers.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

// The names of the styles differ in development, and the browser is to find its own.
process.env.NODE_ENV = 'production';
const dist = new URL('./dist/', import.meta.url);
const read = (file) => readFile(new URL(file, dist), 'utf8');
const { askFirstScript, memberCall, memberPaths, renderFirstPaints, sayFailureScript } =
  await import('./dist-ssr/entry-server.js');

const YOUTUBE = 'https://www.youtube-nocookie.com';
/** Where films are played; the demo names its sandbox. */
const PLAYER = process.env.MEMBER_VIMEO_ORIGIN || 'https://player.vimeo.com';

const manifest = JSON.parse(await read('.vite/manifest.json'));
/** A file that modules share (vite.config.ts): the one that every page starts with, and what every page but those of the sign-in has besides. */
const shared = (name) => Object.keys(manifest).find((id) => manifest[id].name === name);
const ENTRY = shared('start');
const AREA = shared('area');
/** The page to which the sign-in leads a member on. */
const AFTER_SIGN_IN = 'dashboard/DashboardPage';
const pages = await renderFirstPaints();

/** Files of a module and of all that it imports. */
function filesOf(id, seen = new Set()) {
  const chunk = manifest[id];
  if (!chunk) throw new Error(`The build has no ${id}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

/** Puts `made(match)` in the place of what must be there. */
async function replaced(html, pattern, made) {
  const match = pattern.exec(html);
  if (!match) throw new Error(`The built page has no ${pattern}`);
  const text = await made(match);
  return html.replace(pattern, () => text);
}

/** Puts `lines` where the head begins. */
function beginning(html, lines) {
  return replaced(html, /<meta name="viewport"[^>]*>/, ([meta]) => [meta, ...lines].join('\n    '));
}

const scheme = (await read('scheme.js')).trim();
/** The two files carry every text that is painted first. */
const fonts = manifest[ENTRY].assets.filter((file) => /\/(bricolage-grotesque-basic|figtree-latin-wght)-/.test(file));
if (fonts.length !== 2) throw new Error(`Expected two fonts to preload, found ${fonts.length}`);

/** What is painted is nothing for a visitor who is led on to another page (`src/first-paint/ask-first.ts`). */
const LED_ON = 'html[data-elsewhere] #root{visibility:hidden}';
/** Controls that wait for the app look like it, once that takes a while. */
const WAITING =
  '[data-waiting]{pointer-events:none;animation:waiting .2s .5s forwards}@keyframes waiting{to{opacity:.6}}';
/** Without scripts the page says so and nothing else. */
const NO_SCRIPT = '#root{display:none}';

/** Every page says when its script can't be had, so this comes before that. */
const template = await beginning(await read('index.html'), [`<script>${sayFailureScript}</script>`]);
let faces = '';
/** Nothing of the first paint is a file of its own. */
let document = await replaced(template, /<script src="\/scheme\.js"><\/script>/, () => `<script>${scheme}</script>`);
document = await replaced(document, /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, async ([, file]) => {
  // Text that has been painted stays as it is: on a slow line the faces are for the next page.
  faces = LED_ON + WAITING + (await read(file)).trim().replaceAll('font-display:swap', 'font-display:optional');
  return `<style>${faces}</style><!--styles--><noscript><style>${NO_SCRIPT}</style></noscript>`;
});
document = await beginning(
  document,
  fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
);

const started = filesOf(ENTRY);
const area = filesOf(AREA);
const beyondStart = (files) => [...files].filter((file) => !started.has(file)).map((file) => `/${file}`);
const pageFiles = (page) => filesOf(`src/pages/${page}.tsx`);

/** The page with what it asks and fetches before all files, which would stand in its way. */
function asking(html, { call, audience, paths, files }) {
  const whom = audience ? ` data-for="${audience}"` : '';
  const at = paths ? ` data-paths="${paths.join(' ')}"` : '';
  const early = `<script data-call="${call}"${whom}${at} data-files="${beyondStart(files).join(' ')}">${askFirstScript}</script>`;
  return beginning(html, [early]);
}

/** A page of the sign-in with its files. For a member, who is led on, it asks and fetches what comes after it. */
async function signIn(html, { call, audience, own }) {
  const links = beyondStart(own).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const files = new Set([...area, ...pageFiles(AFTER_SIGN_IN)].filter((file) => !own.has(file)));
  return asking(await beginning(html, links), { call, audience, files });
}

/** Links lead on without the app. Controls would do nothing, and a field takes no text that the app could not take over. */
const waiting = (html) => html.replaceAll(/<(button|input) /g, '<$1 disabled data-waiting ');

for (const { path, page, html, call, audience, styles } of pages) {
  const own = pageFiles(page);
  const styled = await replaced(document, /<!--styles-->/, () => styles);
  const painted = await replaced(styled, /<div id="root"><\/div>/, () => `<div id="root">${waiting(html)}</div>`);
  const filled =
    audience === 'guests'
      ? await signIn(painted, { call, audience, own })
      : await asking(painted, { call, audience, files: new Set([...area, ...own]) });
  await mkdir(new URL(`.${path}/`, dist), { recursive: true });
  await writeFile(new URL(`.${path}/index.html`, dist), filled);
}
// All other pages. Those for members begin with the member; the rest, like those of the sign-in, would leave the answer lying about.
const other = await asking(template, {
  call: memberCall,
  audience: 'members',
  paths: memberPaths,
  files: area,
});
await writeFile(new URL('index.html', dist), other);

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const allStyles = pages.map(({ styles }) => styles).join('');
const styleTexts = [
  faces,
  NO_SCRIPT,
  ...[...allStyles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text),
];
const headers = JSON.parse(await read('headers.json'));
let policy = await replaced(headers.csp, /script-src 'self'/, ([rule]) =>
  [rule, ...[scheme, sayFailureScript, askFirstScript].map(hashOf)].join(' '),
);
policy = await replaced(policy, /style-src-elem 'self'/, ([rule]) =>
  [rule, ...new Set(styleTexts.map(hashOf))].join(' '),
);
// The member area shows films of two hosts, and nothing else from outside (C-056).
headers.csp = `${policy}; frame-src ${PLAYER} ${YOUTUBE}`;
await writeFile(new URL('headers.json', dist), `${JSON.stringify(headers, null, 2)}\n`);
console.log(`prerendered ${pages.map(({ path }) => path).join(' ')}`);
