import { readFile, writeFile } from 'node:fs/promises';
import { PAGES, type PageName } from '@summit/contracts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const VIMEO = 'https://player.vimeo.com';
const YOUTUBE = 'https://www.youtube-nocookie.com';
/** Where films are played; the demo names its sandbox. */
const playerOrigin = process.env['MEMBER_VIMEO_ORIGIN'] || VIMEO;

/** Vimeo's library talks to frames of Vimeo only. A build for the demo lets it talk to the sandbox as well, whose player answers alike. */
const playerOfTheDemo = (): Plugin => ({
  name: 'summit-player-of-the-demo',
  transform(code, id) {
    if (playerOrigin === VIMEO || !id.includes('/@vimeo/player/')) return null;
    const check = 'function isVimeoUrl(url) {';
    if (!code.includes(check)) throw new Error('@vimeo/player checks its frames in another way than before');
    const origin = JSON.stringify(playerOrigin);
    return code.replace(check, `${check}\n  if (url === ${origin} || url.startsWith(${origin} + '/')) return true;`);
  },
});

/** Pages that people open by a link: their scripts are fetched with those of the start, not after them. */
const OPENED_BY_LINK = {
  sessions: 'sessions/SessionsPage',
  day: 'day/DayPage',
  sessionAccess: 'session/SessionPage',
  vipRecordings: 'recordings/RecordingsPage',
} satisfies Partial<Record<PageName, string>>;

/** `preload.js` tells the browser which scripts the page of this address needs; it is a file, as the policy wants no inline script. */
const preloadOfThePage = (): Plugin => ({
  name: 'summit-preload-of-the-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', attrs: { src: '/preload.js', async: true }, injectTo: 'head' }],
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const closure = (file: string, seen: Set<string>): Set<string> => {
      if (seen.has(file)) return seen;
      seen.add(file);
      for (const one of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) closure(one, seen);
      return seen;
    };
    const start = closure(chunks.find(({ isEntry }) => isEntry)!.fileName, new Set());
    const pages = Object.entries(OPENED_BY_LINK).map(([name, module]) => {
      const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/pages/${module}.tsx`));
      if (!page) throw new Error(`The build has no script of ${module}`);
      const path = PAGES[name as PageName].path.replace(/:\w+/g, '[^/]+');
      return [`^${path}/?$`, [...closure(page.fileName, new Set())].filter((file) => !start.has(file))];
    });
    this.emitFile({ type: 'asset', fileName: 'preload.js', source: preloadScript(pages) });
  },
});

const preloadScript = (pages: unknown): string => `for (const [path, files] of ${JSON.stringify(pages)}) {
  if (!new RegExp(path).test(location.pathname)) continue;
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
}
`;

/** The member area shows films of two hosts, and nothing else from outside (C-056). */
const policyOfTheMemberArea = (): Plugin => ({
  name: 'summit-policy-of-the-member-area',
  apply: 'build',
  async closeBundle() {
    const file = new URL('./dist/headers.json', import.meta.url);
    const headers = JSON.parse(await readFile(file, 'utf8')) as { csp: string };
    headers.csp += `; frame-src ${playerOrigin} ${YOUTUBE}`;
    await writeFile(file, `${JSON.stringify(headers, null, 2)}\n`);
  },
});

export default defineConfig({
  plugins: [react(), playerOfTheDemo(), preloadOfThePage(), policyOfTheMemberArea()],
  envPrefix: ['FUNNEL_', 'MEMBER_', 'ADMIN_', 'SUPPORT_EMAIL'],
  // What the member and the admin app have in common before any script runs: scheme, icon, security headers.
  publicDir: '../shared/ui/app-public',
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:3000' } },
  // As it is, so that the change above reaches it in development too.
  optimizeDeps: { exclude: ['@vimeo/player'] },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
