// The site map as patterns of paths. What they answer is checked against matchPage and redirectFor in docker/test.
import {
  APPS,
  DEFAULT_PROMPTS_TOKEN,
  ENDPOINT_SPECS,
  FRAMED_BY,
  PAGES,
  SERVED_PARTS,
  SWITCHED_PAGES,
  ownerOf,
} from '@summit/contracts';

/** @typedef {import('@summit/contracts').App} App */
/** @typedef {import('@summit/contracts').Page} Page */
/** @typedef {{ pattern: string, app: App, path: string, fixed: boolean, noindex: boolean, framedBy: App | null, switchedBy: string | null }} PageRule */

/** Parameters that may stand in a log: they name content, never a person and never a way in. */
const HARMLESS_PARAMS = new Set(['id', 'day', 'page_id', 'summit', 'bonus_key']);

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {RegExp} part */
function partPattern(part) {
  const whole = /^\^([^^$]*)\$$/.exec(part.source);
  if (!whole || part.flags !== '') throw new Error(`nginx has no such pattern: ${part}`);
  return `(?:${whole[1]})`;
}

/**
 * @param {string} path `/day/:day`
 * @param {(name: string) => string} ofParam pattern of a parameter
 */
const pathPattern = (path, ofParam) =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? ofParam(part.slice(1)) : escaped(part)))
    .join('/');

/** One closing slash names the same page. @param {string} pattern */
const whole = (pattern) => (pattern === '/' ? '^/$' : `^${pattern}/?$`);

/**
 * Every page, the most special first.
 * @param {string} [promptsToken] path of the prompts page (C-027)
 * @returns {PageRule[]}
 */
export function pageRules(promptsToken = DEFAULT_PROMPTS_TOKEN) {
  return Object.entries(/** @type {Record<string, Page>} */ (PAGES)).flatMap(([name, page]) => {
    const ofParam = (/** @type {string} */ param) => {
      const pattern = SERVED_PARTS[/** @type {keyof typeof PAGES} */ (name)]?.[param] ?? page.parts?.[param];
      return pattern ? partPattern(pattern) : '[^/]+';
    };
    const paths = [name === 'prompts' ? `/${promptsToken}` : page.path, ...(page.aliases ?? [])];
    return paths.map((path) => ({
      pattern: whole(pathPattern(path, ofParam)),
      app: page.app,
      path,
      fixed: !path.includes(':'),
      noindex: page.noindex === true,
      framedBy: FRAMED_BY[/** @type {keyof typeof PAGES} */ (name)] ?? null,
      switchedBy: SWITCHED_PAGES[/** @type {keyof typeof PAGES} */ (name)] ?? null,
    }));
  });
}

/**
 * First parts of paths that belong to one app as a whole, unknown pages below them included.
 * @param {App} app
 */
export function areasOf(app) {
  const starts = new Set(Object.values(PAGES).map(({ path }) => path.split('/')[1]));
  return [...starts].filter((start) => start && ownerOf(`/${start}/nobody/has/this/page`) === app);
}

/** @param {readonly string[]} areas @param {string} path */
const isBelow = (areas, path) => areas.some((start) => path.startsWith(`/${start}/`));

/**
 * Where the links of `app` to another app's pages go: patterns by owner. Nobody is sent to or from the back office (C-025).
 * @param {App} app
 * @param {string} [promptsToken]
 * @returns {{ owner: App, pattern: string }[]}
 */
export function redirectRules(app, promptsToken) {
  const owners = app === 'admin' ? [] : APPS.filter((owner) => owner !== app && owner !== 'admin');
  return owners.flatMap((owner) => {
    const areas = areasOf(owner);
    const single = pageRules(promptsToken).filter((rule) => rule.app === owner && !isBelow(areas, rule.path));
    return [
      ...single.map(({ pattern }) => ({ owner, pattern })),
      ...areas.map((start) => ({ owner, pattern: `^/${escaped(start)}(?:/|$)` })),
    ];
  });
}

/**
 * Paths that hold a token or an address, and the text that stands for them in the log.
 * @returns {{ pattern: string, logged: string }[]}
 */
export function secretPaths() {
  const pages = /** @type {Page[]} */ (Object.values(PAGES)).map(({ path }) => path);
  const calls = Object.values(ENDPOINT_SPECS).map(({ path }) => path);
  const secret = (/** @type {string} */ path) =>
    (path.match(/:\w+/g) ?? []).some((param) => !HARMLESS_PARAMS.has(param.slice(1)));
  // The prompts page is any single word; its token is printed in mails to everybody.
  const paths = [...new Set([...pages, ...calls])].filter((path) => secret(path) && path !== PAGES.prompts.path);
  return paths.map((path) => ({ pattern: `^${pathPattern(path, () => '[^/]+')}`, logged: path }));
}
