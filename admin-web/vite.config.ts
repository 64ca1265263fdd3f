import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { MAIL_STYLE } from '@summit/content/messages';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { slimLibraries } from '../shared/ui/build/slim-libraries.mjs';

/**
 * The data grid puts one style element with its variables into the page, and static files can't carry a nonce for it. Its text
 * follows from theme and version alone, so it is allowed by its fingerprint; a browser test fails when either has changed.
 */
const GRID_VARIABLES = "'sha256-ImnpFHqcu7HYK1gM9LE7iAGkVOcRTz2bY6U5LXQhT8I='";

/** A mail in a preview follows the rules of this page (a `srcdoc` frame does); the style element of every mail is one of our own. */
const STYLE_OF_MAILS = `'sha256-${createHash('sha256').update(MAIL_STYLE).digest('base64')}'`;

const policyOfTheOffice = (): Plugin => ({
  name: 'summit-policy-of-the-office',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async closeBundle() {
    const file = new URL('./dist/headers.json', import.meta.url);
    const headers = JSON.parse(await readFile(file, 'utf8')) as { csp: string };
    headers.csp = headers.csp.replace(
      "style-src-elem 'self'",
      `style-src-elem 'self' ${GRID_VARIABLES} ${STYLE_OF_MAILS}`,
    );
    // A text can't become HTML or a script in the pages with the most rights, whatever a library does; drawings of ours can, and mails
    // that our renderer has laid out.
    headers.csp += "; require-trusted-types-for 'script'; trusted-types summit-art summit-mail";
    await writeFile(file, `${JSON.stringify(headers, null, 2)}\n`);
  },
});

/** One file that every page starts with: the sign-in with all that it imports. Small files wait for each other on a slow line. */
const STARTS_WITH = /src\/main\.tsx$/;

export default defineConfig({
  plugins: [react(), slimLibraries(), policyOfTheOffice()],
  envPrefix: ['FUNNEL_', 'MEMBER_', 'ADMIN_', 'SUPPORT_EMAIL'],
  // What the member and the admin app have in common before any script runs: scheme, icon, security headers.
  publicDir: '../shared/ui/app-public',
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:3000' } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', test: STARTS_WITH }] } } },
  },
  ssr: { noExternal: [/^@mui\//, /^@summit\//] },
});
