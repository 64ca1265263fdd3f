// After both Vite builds: writes the sign-in, the dashboard and the pages that people open by a link as they stand before the first
// answer, so that they are painted before any script has come, and adds what the member area may do to the headers.
import {
  allowInPolicy,
  beginning,
  earlyScript,
  modulePreloads,
  openBuild,
  openDocuments,
  replaced,
  styleTexts,
} from '../shared/web-app/build/first-paint.mjs';

// The names of the styles differ in development, and the browser is to find its own.
process.env.NODE_ENV = 'production';
const {
  askFirstScript,
  memberCall,
  memberPaths,
  renderFirstPaints,
  sayFailureScript,
  supportEmail,
  welcomeMemberScript,
} = await import('./dist-ssr/entry-server.js');

const YOUTUBE = 'https://www.youtube-nocookie.com';
/** Where films are played; the demo names its sandbox. */
const PLAYER = process.env.MEMBER_VIMEO_ORIGIN || 'https://player.vimeo.com';
/** The page to which the sign-in leads a member on. */
const AFTER_SIGN_IN = 'dashboard/DashboardPage';

const build = await openBuild(new URL('./dist/', import.meta.url));
const mailto = `<a href="mailto:${supportEmail}">${supportEmail}</a>`;
const template = await replaced(
  await build.read('index.html'),
  /<!--support-->/,
  () => `<p>We also help by email: ${mailto}.</p>`,
);
await build.writeFile('index.html', template);
/** The two files carry every text that is painted first. */
const fonts = build.fonts(/\/(bricolage-grotesque-basic|figtree-latin-wght)-/);
if (fonts.length !== 2) throw new Error(`Expected two fonts to preload, found ${fonts.length}`);
const documents = await openDocuments(build, { sayFailure: sayFailureScript, fonts });

/** What every page but those of the sign-in has besides what it starts with. */
const area = build.filesOf(build.shared('area'));
const pageFiles = (page) => build.filesOf(`src/pages/${page}.tsx`);

/** The page with what it asks and fetches before all files, which would stand in its way. */
const asking = (html, { call, audience, paths, files }) =>
  beginning(html, [
    earlyScript(askFirstScript, {
      call,
      for: audience,
      paths: paths?.join(' '),
      files: build.beyondStart(files).join(' '),
    }),
  ]);

/** A page of the sign-in with its files. For a member, who is led on, it asks and fetches what comes after it. */
async function signIn(html, { call, audience, own }) {
  const files = new Set([...area, ...pageFiles(AFTER_SIGN_IN)].filter((file) => !own.has(file)));
  return asking(await beginning(html, modulePreloads(build.beyondStart(own))), { call, audience, files });
}

const pages = await renderFirstPaints();
for (const { path, page, html, call, audience, styles } of pages) {
  const own = pageFiles(page);
  const painted = await documents.filled({ html, styles });
  const filled =
    audience === 'guests'
      ? await signIn(painted, { call, audience, own })
      : await asking(painted, { call, audience, files: new Set([...area, ...own]) });
  const welcoming = html.includes('data-welcome')
    ? await beginning(filled, [earlyScript(welcomeMemberScript, {})])
    : filled;
  await build.write(path, welcoming);
}
// All other pages. Those for members begin with the member; the rest, like those of the sign-in, would leave the answer lying about.
const other = await asking(documents.template, {
  call: memberCall,
  audience: 'members',
  paths: memberPaths,
  files: area,
});
await build.writeFile('index.html', other);

await allowInPolicy(build, {
  scripts: [...documents.scripts, askFirstScript, welcomeMemberScript],
  styles: [...documents.styles, ...styleTexts(pages.map(({ styles }) => styles).join(''))],
  // The member area shows films of two hosts, and nothing else from outside (C-056).
  more: `; frame-src ${PLAYER} ${YOUTUBE}`,
});
console.log(`prerendered ${pages.map(({ path }) => path).join(' ')}`);
