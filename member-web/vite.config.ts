import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { slimLibraries } from '../shared/ui/build/slim-libraries.mjs';

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
 * One file that every page starts with: the app with all that it imports, and the small things that most pages need besides. On a slow
 * line each file more waits for its turn.
 */
const STARTS_WITH =
  /src\/main\.tsx$|lib\/PageHeading|material\/(Link|OutlinedInput)\/|ui\/dist\/(art|form\/Form)|web-app\/dist\/calls\/failure/;

/** What the pages of the sign-in have besides. */
const SIGN_IN =
  /member-web\/src\/(features\/auth-frame|lib\/form)|web-app\/dist\/(form\/useTextForm|timing|config)|rules\/dist\/(email|password)|contracts\/dist\/vip-auth/;

/** What every other page has besides: their frame, and again the small things that most of them need. */
const AREA =
  /src\/app\/MemberArea\.tsx$|lucide-react\/dist|member-web\/src\/lib\/Loading|shared\/(web-app|rules|art)\/dist|material\/Skeleton/;

/** What both of them have, but the sign-in later: the switch of the color scheme, and what draws icons. */
const ICONS = /lucide-react\/dist\/esm\/(createLucideIcon|icons\/(arrow-left|check|fingerprint-pattern|x)\.)/;
const SCHEME_SWITCH = /ui\/dist\/scheme\/SchemeSwitch/;
const PASSKEYS = /web-app\/dist\/passkeys/;

export default defineConfig({
  plugins: [react(), slimLibraries(), playerOfTheDemo()],
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: STARTS_WITH, priority: 6 },
            { name: 'sign-in', test: SIGN_IN, priority: 5 },
            { name: 'passkeys', test: PASSKEYS, priority: 4 },
            { name: 'icons', test: ICONS, priority: 3 },
            { name: 'scheme', test: SCHEME_SWITCH, priority: 2 },
            { name: 'area', test: AREA, priority: 1 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: [/^@mui\//, /^@summit\//] },
});
