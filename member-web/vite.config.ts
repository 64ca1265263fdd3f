import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const VIMEO = 'https://player.vimeo.com';
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

/**
 * One file that every page starts with: the app with all that it imports, and the small things that most pages need besides. On a slow line
 * each file more waits for its turn.
 */
const STARTS_WITH =
  /src\/main\.tsx$|lucide-react\/dist|member-web\/src\/lib\/(Loading|PageHeading)|shared\/(web-app|rules|art)\/dist|material\/(Skeleton|InputBase|OutlinedInput)/;

export default defineConfig({
  plugins: [react(), playerOfTheDemo()],
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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', test: STARTS_WITH }] } } },
  },
  ssr: { noExternal: [/^@mui\//, /^@summit\//] },
});
