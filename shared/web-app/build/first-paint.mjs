// What member area and back office do after their Vite builds: pages that are painted before any script has come.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { withOptionalFaces } from './optional-faces.mjs';

/** What is painted is nothing for a visitor who is led on to another page (`src/first-paint/ask-first.ts`). */
const LED_ON = 'html[data-elsewhere] #root{visibility:hidden}';
/** Controls that wait for the app look like it, once that takes a while. */
const WAITING =
  '[data-waiting]{pointer-events:none;animation:waiting .2s .5s forwards}@keyframes waiting{to{opacity:.6}}';
/** Without scripts the page says so and nothing else. */
const NO_SCRIPT = '#root{display:none}';

/** Puts `made(match)` in the place of what must be there. */
export async function replaced(html, pattern, made) {
  const match = pattern.exec(html);
  if (!match) throw new Error(`The built page has no ${pattern}`);
  const text = await made(match);
  return html.replace(pattern, () => text);
}

/** Puts `lines` where the head begins. */
export function beginning(html, lines) {
  return replaced(html, /<meta name="viewport"[^>]*>/, ([meta]) => [meta, ...lines].join('\n    '));
}

/** Fetches files of the page while its first script is on its way. */
export const modulePreloads = (files) => files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);

/** Links lead on without the app. Controls would do nothing, and a field takes no text that the app could not take over. */
const waiting = (html) => html.replaceAll(/<(button|input) /g, '<$1 disabled data-waiting ');

/** A script before all files, with what it reads from its element; undefined stands for nothing. */
export function earlyScript(text, data) {
  const said = Object.entries(data).filter(([, value]) => value !== undefined);
  return `<script${said.map(([name, value]) => ` data-${name}="${value}"`).join('')}>${text}</script>`;
}

/**
 * A build of Vite as it lies in its folder.
 * @param {URL} dist ends in a slash
 */
export async function openBuild(dist) {
  const read = (file) => readFile(new URL(file, dist), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json'));
  /** Files of a module and of all that it imports. */
  const filesOf = (id, seen = new Set()) => {
    const chunk = manifest[id];
    if (!chunk) throw new Error(`The build has no ${id}`);
    if (seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
    return seen;
  };
  /** A file that modules share (vite.config.ts). */
  const shared = (name) => Object.keys(manifest).find((id) => manifest[id].name === name);
  const entry = shared('start');
  const started = filesOf(entry);
  return {
    read,
    filesOf,
    shared,
    /** Fonts of the file that every page starts with. */
    fonts: (names) => manifest[entry].assets.filter((file) => names.test(file)),
    /** Addresses of files that the document does not name by itself. */
    beyondStart: (files) => [...files].filter((file) => !started.has(file)).map((file) => `/${file}`),
    async write(path, html) {
      await mkdir(new URL(`.${path}/`, dist), { recursive: true });
      await writeFile(new URL(`.${path}/index.html`, dist), html);
    },
    writeFile: (file, text) => writeFile(new URL(file, dist), text),
  };
}

/**
 * The documents in which pages are painted. `template`: one that says when its script can't be had; `filled`: one that shows a page and
 * names no file that the paint would wait for.
 * @param {Awaited<ReturnType<typeof openBuild>>} build
 * @param {{ sayFailure: string, fonts: readonly string[] }} options script, and the files that carry every text that is painted first
 */
export async function openDocuments(build, { sayFailure, fonts }) {
  const template = await beginning(await build.read('index.html'), [`<script>${sayFailure}</script>`]);
  const scheme = (await build.read('scheme.js')).trim();
  let ownStyle = '';
  let painted = await replaced(template, /<script src="\/scheme\.js"><\/script>/, () => `<script>${scheme}</script>`);
  painted = await replaced(painted, /<link (rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>)/, async ([, link, file]) => {
    ownStyle = LED_ON + WAITING + withOptionalFaces((await build.read(file)).trim());
    // The link stays, switched off: else the code that fetches a page's files brings the sheet again, with faces that come late after all.
    return `<link disabled ${link}<style>${ownStyle}</style><!--styles--><noscript><style>${NO_SCRIPT}</style></noscript>`;
  });
  painted = await beginning(
    painted,
    fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
  );
  return {
    template,
    scripts: [scheme, sayFailure],
    styles: [ownStyle, NO_SCRIPT],
    async filled({ html, styles }) {
      const styled = await replaced(painted, /<!--styles-->/, () => styles);
      return replaced(styled, /<div id="root"><\/div>/, () => `<div id="root">${waiting(html)}</div>`);
    },
  };
}

const hashes = (texts) =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** Texts of style elements. */
export const styleTexts = (elements) =>
  [...elements.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);

/** Lets the scripts and styles that stand in the pages through the policy of the build. */
export async function allowInPolicy(build, { scripts, styles, more = '' }) {
  const headers = JSON.parse(await build.read('headers.json'));
  const policy = await replaced(headers.csp, /script-src 'self'/, ([rule]) => [rule, ...hashes(scripts)].join(' '));
  const allowed = await replaced(policy, /style-src-elem 'self'/, ([rule]) => [rule, ...hashes(styles)].join(' '));
  headers.csp = allowed + more;
  await build.writeFile('headers.json', `${JSON.stringify(headers, null, 2)}\n`);
}
