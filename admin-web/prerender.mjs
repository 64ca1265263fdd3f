// After both Vite builds: writes the sign-in and the frame of the dashboard, so that they are painted before any script has come, and
// lets what stands in these pages through the policy.
import {
  allowInPolicy,
  beginning,
  earlyScript,
  openBuild,
  openDocuments,
  styleTexts,
} from '../shared/web-app/build/first-paint.mjs';

// The names of the styles differ in development, and the browser is to find its own.
process.env.NODE_ENV = 'production';
const { askFirstScript, renderFirstPaints, sayFailureScript } = await import('./dist-ssr/entry-server.js');

const build = await openBuild(new URL('./dist/', import.meta.url));
/** The one file that carries every text that is painted first. */
const fonts = build.fonts(/\/figtree-latin-wght-/);
if (fonts.length !== 1) throw new Error(`Expected one font to preload, found ${fonts.length}`);
const documents = await openDocuments(build, { sayFailure: sayFailureScript, fonts });

/** Fetched at once for whoever is signed in: it leads on from the sign-in as well. */
const office = build.beyondStart(build.filesOf('src/app/Office.tsx')).join(' ');
const pages = await renderFirstPaints();
for (const { path, audience, ...rendered } of pages) {
  const early = earlyScript(askFirstScript, { for: audience, files: office });
  await build.write(path, await beginning(await documents.filled(rendered), [early]));
}
await build.writeFile('index.html', documents.template);

await allowInPolicy(build, {
  scripts: [...documents.scripts, askFirstScript],
  styles: [...documents.styles, ...styleTexts(pages.map(({ styles }) => styles).join(''))],
});
console.log(`prerendered ${pages.map(({ path }) => path).join(' ')}`);
