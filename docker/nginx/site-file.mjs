// The server of one app: its name, its files, its pages and where it sends the paths of the other app.
import { PAGES, SWITCHED_PAGES } from '@summit/contracts';
import { assetHeaders, ASSETS, framedHeaders } from '../../tools/web-server/built-app.mjs';
import { SECURITY_TXT_PATH } from '../../tools/web-server/security-txt.mjs';
import { brotliOf, packedFirst } from './brotli.mjs';
import { landingRules } from './landing-rules.mjs';
import { SITEMAP_PATH, SITEMAP_SWITCHED_ON } from '../../tools/web-server/sitemap.mjs';
import { block, quoted } from './nginx-text.mjs';
import { pageRules, redirectRules } from './page-rules.mjs';

/** @typedef {import('@summit/contracts').App} App */

/** Where the bare address of a host leads; the member area sends on to the sign-in who is not signed in. */
const START_PAGES = { admin: PAGES.adminLogin.path, member: PAGES.vipDashboard.path };

const BROTLI_ASSETS = /** @type {const} */ (['js', 'css']);

/**
 * Headers of every answer of the pages; errors included.
 * @param {Record<string, string>} headers
 */
export const headersFile = (headers) =>
  [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Strict-Transport-Security $strict_transport always;',
  ].join('\n');

/**
 * Where the prerendered document of a page may be: its own, or the one of all pages that differ in their last part only.
 * @param {string} path in the site map
 * @param {boolean} fixed
 */
function documentsOf(path, fixed) {
  const shared = path.slice(0, path.lastIndexOf('/'));
  const named = shared === '' || shared.includes(':') ? [] : [`${shared}/index.html`];
  return [fixed ? `${path}/index.html` : '$uri/index.html', ...named];
}

/** Where nginx asks the API whether what this call switches is on; nobody else gets there. @param {string} call */
const switchAt = (call) => `/-switch${call}`;

/** The questions to the API behind `auth_request`. @param {readonly string[]} calls */
const switches = (calls) =>
  calls.map((call) =>
    block(`location = ${switchAt(call)}`, [
      'internal;',
      `rewrite ^ ${call} break;`,
      '# Asked once: a second time would be with the body.',
      'error_page 502 504 = @call_unavailable;',
      'include conf.d/calls/to-api.conf;',
      '# The question has no body, whatever the request for the page has.',
      'proxy_pass_request_body off;',
      'proxy_set_header Content-Length "";',
      '# The tag of a page is none of the answer.',
      'proxy_set_header If-None-Match "";',
    ]),
  );

/** Of a location that is there only while the API says so: whatever else it answers, `instead` does. @param {string} call @param {string} instead */
const whileOn = (call, instead) => [`auth_request ${switchAt(call)};`, 'error_page 403 @forbidden;', instead];

/** The sitemap without the pages that an operator switches on, or with them. @param {readonly string[]} fresh headers */
function sitemapBlocks(fresh) {
  const [call] = Object.values(SWITCHED_PAGES);
  return [
    ...switches(Object.values(SWITCHED_PAGES)),
    block(`location = ${SITEMAP_PATH}`, [
      ...fresh,
      ...(call ? whileOn(call, 'error_page 401 404 500 =200 @sitemap;') : []),
      `try_files /${SITEMAP_SWITCHED_ON} $uri =404;`,
    ]),
    block('location @sitemap', [...fresh, `try_files ${SITEMAP_PATH} =404;`]),
  ];
}

/**
 * @param {object} site
 * @param {App} site.app
 * @param {import('@summit/contracts').AppOrigins} site.origins
 * @param {string} site.root folder of the built app where nginx runs
 * @param {Record<string, string>} site.headers of every answer
 * @param {Record<string, string>} site.cache Cache-Control by prefix of the path
 * @param {string} [site.promptsToken]
 * @param {string[]} site.security lines of security.txt
 * @param {number} site.headlinePatience seconds
 */
export function siteFile({ app, origins, root, headers: sent, cache, promptsToken, security, headlinePatience }) {
  const headers = `include summit/${app}/headers.conf;`;
  const unkept = 'add_header Cache-Control no-cache always;';
  const fresh = [headers, unkept];
  /** Of a page that another app may frame. */
  const framed = (/** @type {App} */ by) => [...headersFile(framedHeaders(sent, origins[by])).split('\n'), unkept];
  const unlisted = 'add_header X-Robots-Tag noindex always;';
  const shell = 'try_files /spa.html /index.html =404;';
  const text = (/** @type {number} */ status, /** @type {string} */ body) => [
    'default_type text/plain;',
    `return ${status} "${body}\\n";`,
  ];
  return [
    `server_name ${new URL(origins[app]).hostname};`,
    `root ${quoted(root)};`,
    'error_page 403 @forbidden;',
    'error_page 404 @shell;',
    'error_page 405 @method_not_allowed;',
    '',
    '# Who finds a hole may be anybody, so this is answered before the addresses of the back office are asked for.',
    block(`location = ${SECURITY_TXT_PATH}`, [...fresh, ...text(200, security.join('\\n'))]),
    '# HTML, the notes of the build and hidden files have no address.',
    block(String.raw`location ~ "\.html(?:\.gz)?$|^/headers\.json(?:\.gz)?$|\.(?:html|js|css|svg|json|xml)\.br$|/\."`, [
      'try_files /- =404;',
    ]),
    '# A missing file is no page: a browser that waits for a script must not be given HTML.',
    ...Object.entries(cache).flatMap(([prefix, value]) => {
      const kept = [
        ...(prefix === ASSETS ? headersFile(assetHeaders(sent)).split('\n') : [headers]),
        `add_header Cache-Control ${quoted(value)};`,
        'error_page 403 @forbidden;',
        'error_page 404 @missing_file;',
      ];
      return [
        ...(prefix === ASSETS ? BROTLI_ASSETS : []).map((ending) =>
          block(`location ~ "^${prefix}.*\\.${ending}$"`, [
            ...kept,
            ...brotliOf(ending),
            `try_files ${packedFirst(['$uri'])} =404;`,
          ]),
        ),
        block(`location ~ "^${prefix}"`, [...kept, 'try_files $uri =404;']),
      ];
    }),
    '# Pages: prerendered, or the shell that draws them in the browser.',
    ...(app === 'funnel' ? landingRules(headers, headlinePatience) : []),
    ...pageRules(promptsToken)
      .filter((rule) => rule.app === app && rule.path !== '/')
      .map(({ pattern, path, fixed, noindex, framedBy, switchedBy }) =>
        block(`location ~ "${pattern}"`, [
          ...(switchedBy ? whileOn(switchedBy, 'error_page 401 404 500 =404 @shell;') : []),
          ...(framedBy ? framed(framedBy) : fresh),
          ...(noindex ? [unlisted] : []),
          ...brotliOf('html'),
          `try_files ${packedFirst([...documentsOf(path, fixed), '/spa.html', '/index.html'])} =404;`,
        ]),
      ),
    ...(app === 'funnel' ? sitemapBlocks(fresh) : []),
    '# Pages of the other app (C-022..C-024).',
    ...redirectRules(app, promptsToken).map(({ owner, pattern }) =>
      block(`location ~ "${pattern}"`, [...fresh, `return 302 "${origins[owner]}$request_uri";`]),
    ),
    ...(app === 'funnel'
      ? []
      : [
          // Through a named location, so that the address allow-list is asked first.
          block('location = /', ['try_files /- @start;']),
          block('location @start', [...fresh, `return 302 ${START_PAGES[app]};`]),
        ]),
    block('location /', [...fresh, 'try_files $uri =404;']),
    '# The app shows its not-found page (F-041).',
    block('location @shell', [...fresh, unlisted, shell]),
    block('location @missing_file', [...fresh, ...text(404, 'Not found')]),
    block('location @forbidden', [...fresh, ...text(403, 'You do not have access to this.')]),
    block('location @method_not_allowed', [
      ...fresh,
      'add_header Allow "GET, HEAD" always;',
      ...text(405, 'This address does not accept that method.'),
    ]),
  ].join('\n');
}
