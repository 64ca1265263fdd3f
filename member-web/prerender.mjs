// After both Vite builds: writes the pages that people open by a link as they stand before the first answer, so that they are painted
// before any script has come, and adds what the member area may do to the headers.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

// The names of the styles differ in development, and the browser is to find its own.
process.env.NODE_ENV = 'production';
const dist = new URL('./dist/', import.meta.url);
const read = (file) => readFile(new URL(file, dist), 'utf8');
const { askFirstScript, renderFirstPaints } = await import('./dist-ssr/entry-server.js');

const YOUTUBE = 'https://www.youtube-nocookie.com';
/** Where films are played; the demo names its sandbox. */
const PLAYER = process.env.MEMBER_VIMEO_ORIGIN || 'https://player.vimeo.com';

const manifest = JSON.parse(await read('.vite/manifest.json'));
/** The one file that every page starts with (vite.config.ts). */
const ENTRY = Object.keys(manifest).find((id) => manifest[id].name === 'start');
const template = await read('index.html');
const { pages, styles } = await renderFirstPaints();

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

const scheme = (await read('scheme.js')).trim();
/** The two files carry every text that is painted first. */
const fonts = manifest[ENTRY].assets.filter((file) => /\/(bricolage-grotesque-basic|figtree-latin-wght)-/.test(file));
if (fonts.length !== 2) throw new Error(`Expected two fonts to preload, found ${fonts.length}`);

let faces = '';
/** Nothing of the first paint is a file of its own. */
let document = await replaced(template, /<script src="\/scheme\.js"><\/script>/, () => `<script>${scheme}</script>`);
document = await replaced(document, /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, async ([, file]) => {
  // Text that has been painted stays as it is: on a slow line the faces are for the next page.
  faces = (await read(file)).trim().replaceAll('font-display:swap', 'font-display:optional');
  return `<style>${faces}</style>${styles}`;
});
document = await replaced(document, /<meta name="viewport"[^>]*>/, ([meta]) =>
  [meta, ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)].join(
    '\n    ',
  ),
);

const started = filesOf(ENTRY);
for (const { path, page, html, call, membersOnly } of pages) {
  const scripts = [...filesOf(`src/pages/${page}.tsx`)].filter((file) => !started.has(file));
  const files = scripts.map((file) => `/${file}`).join(' ');
  const members = membersOnly ? ' data-members' : '';
  const early = `<script data-call="${call}"${members} data-files="${files}">${askFirstScript}</script>`;
  // Before all files, which would stand in its way.
  const asking = await replaced(document, /<meta name="viewport"[^>]*>/, ([meta]) => `${meta}\n    ${early}`);
  const filled = await replaced(asking, /<div id="root"><\/div>/, () => `<div id="root">${html}</div>`);
  await mkdir(new URL(`.${path}/`, dist), { recursive: true });
  await writeFile(new URL(`.${path}/index.html`, dist), filled);
}

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const styleTexts = [faces, ...[...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text)];
const headers = JSON.parse(await read('headers.json'));
let policy = await replaced(headers.csp, /script-src 'self'/, ([rule]) =>
  [rule, hashOf(scheme), hashOf(askFirstScript)].join(' '),
);
policy = await replaced(policy, /style-src-elem 'self'/, ([rule]) =>
  [rule, ...new Set(styleTexts.map(hashOf))].join(' '),
);
// The member area shows films of two hosts, and nothing else from outside (C-056).
headers.csp = `${policy}; frame-src ${PLAYER} ${YOUTUBE}`;
await writeFile(new URL('headers.json', dist), `${JSON.stringify(headers, null, 2)}\n`);
console.log(`prerendered ${pages.map(({ path }) => path).join(' ')}`);
