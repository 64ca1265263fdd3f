/**
 * Writes the nginx files that follow from the site map, from the table of calls and from a built app:
 *
 *   node docker/nginx/render.mjs --app funnel --dist funnel-web/dist --root /srv/app --out /etc/nginx/summit
 *
 * `--root` is where nginx finds the build (default: --dist), `--headline-patience` how long the landing page waits for the headline of a
 * visitor (seconds, default: 1). Reads FUNNEL_ORIGIN, MEMBER_ORIGIN, ADMIN_ORIGIN and
 * PROMPTS_TOKEN, IMAGE_ORIGINS, SUPPORT_EMAIL, SECURITY_TXT_EXPIRES; run once for each app, all may share one --out.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { APPS, framesOf } from '@summit/contracts';
import { BuiltApp, framingHeaders, readImageOrigins } from '../../tools/web-server/built-app.mjs';
import { securityExpiry, securityTxt } from '../../tools/web-server/security-txt.mjs';
import { answersFile, callsFile } from './call-rules.mjs';
import { block } from './nginx-text.mjs';
import { secretPaths } from './page-rules.mjs';
import { headersFile, siteFile } from './site-file.mjs';

/** @typedef {import('@summit/contracts').App} App */

/** @param {App} app */
function originOf(app) {
  const name = `${app.toUpperCase()}_ORIGIN`;
  const value = process.env[name] ?? '';
  if (!URL.canParse(value) || new URL(value).origin !== value || !/^https?:/.test(value)) {
    throw new Error(`${name} must be an origin like https://summit.example, not "${value}"`);
  }
  return value;
}

async function render() {
  const { values } = parseArgs({
    options: {
      app: { type: 'string' },
      dist: { type: 'string' },
      root: { type: 'string' },
      out: { type: 'string' },
      'headline-patience': { type: 'string', default: '1' },
    },
  });
  const app = APPS.find((one) => one === values.app);
  if (!app || !values.dist || !values.out) throw new Error('--app funnel|member|admin, --dist and --out are needed');
  const headlinePatience = Number(values['headline-patience']);
  if (!Number.isInteger(headlinePatience) || headlinePatience < 1) {
    throw new Error('--headline-patience is a number of seconds');
  }
  const dist = path.resolve(values.dist);
  const built = new BuiltApp(dist, readImageOrigins(process.env.IMAGE_ORIGINS));
  if (!existsSync(path.join(dist, built.shell))) throw new Error(`${values.dist} holds no built app`);

  const { headers: own, cache } = await built.headers();
  const origins = { funnel: originOf('funnel'), member: originOf('member'), admin: originOf('admin') };
  const headers = framingHeaders(
    own,
    framesOf(app).map((framed) => origins[framed]),
  );
  const promptsToken = process.env.PROMPTS_TOKEN || undefined;
  const security = securityTxt({
    origin: origins[app],
    expires: securityExpiry(process.env.SECURITY_TXT_EXPIRES, Date.now()),
    contact: process.env.SUPPORT_EMAIL,
  });
  const files = {
    'log-paths.conf': block('map $asked_path $logged_path', [
      'default $asked_path;',
      ...secretPaths().map(({ pattern, logged }) => `"~${pattern}" "${logged}";`),
    ]),
    'api-answers.conf': answersFile(),
    [`${app}/headers.conf`]: headersFile(headers),
    [`${app}/calls.conf`]: callsFile(app),
    [`${app}/site.conf`]: siteFile({
      app,
      origins,
      root: values.root ?? dist,
      headers,
      cache,
      promptsToken,
      security,
      headlinePatience,
    }),
  };
  for (const [file, text] of Object.entries(files)) {
    const target = path.resolve(values.out, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `# Written by docker/nginx/render.mjs.\n${text}\n`);
  }
}

render().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
