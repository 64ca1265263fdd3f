import { LEGAL_PAGE_IDS } from './legal-page-id.js';
import { DEFAULT_PROMPTS_TOKEN, PAGES, type App, type AppOrigins, type Page, type PageName } from './site-map.js';

export interface PageMatch {
  name: PageName;
  params: Record<string, string>;
}

/** Areas that belong to one app as a whole, so that even an unknown page below them is that app's not-found page. */
const AREAS: readonly { prefix: string; app: App }[] = [
  { prefix: '/admin/', app: 'admin' },
  { prefix: '/vip/', app: 'member' },
  { prefix: '/summit/', app: 'member' },
  { prefix: '/day/', app: 'member' },
  { prefix: '/speaker/', app: 'funnel' },
  { prefix: '/legal/', app: 'funnel' },
];

/** Path without query, fragment and one closing slash. */
function barePath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return path.length > 1 && path.endsWith('/') && !path.endsWith('//') ? path.slice(0, -1) : path;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function matchPath(page: Page, path: string): Record<string, string> | null {
  if (page.aliases?.includes(path)) return {};
  const wanted = page.path.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = decoded(given[index] ?? '');
    if (part === null) return null;
    if (!want.startsWith(':')) {
      if (want !== part) return null;
      continue;
    }
    const name = want.slice(1);
    const pattern = page.parts?.[name];
    if (part === '' || pattern?.test(part) === false) return null;
    params[name] = part;
  }
  return params;
}

/**
 * The page at a path (query and fragment are ignored), or null where no app has one (F-041). The prompts page answers
 * to its token only (C-027), which is why a single unknown word is no page.
 */
export function matchPage(address: string, promptsToken: string = DEFAULT_PROMPTS_TOKEN): PageMatch | null {
  const path = barePath(address);
  for (const [name, page] of Object.entries(PAGES) as [PageName, Page][]) {
    if (name === 'prompts') continue;
    const params = matchPath(page, path);
    if (params) return { name, params };
  }
  const prompts = matchPath(PAGES.prompts, path);
  if (!prompts) return null;
  if (prompts['token'] === undefined) return { name: 'prompts', params: { token: promptsToken } };
  return prompts['token'] === promptsToken ? { name: 'prompts', params: prompts } : null;
}

/** Patterns of `:parts` that a web server answers with 200. For others the app asks the API, and the page says HTTP 404 (F-041). */
export const SERVED_PARTS: Readonly<Partial<Record<PageName, Readonly<Record<string, RegExp>>>>> = {
  legalPage: { page_id: /* @__PURE__ */ new RegExp(`^(?:${LEGAL_PAGE_IDS.join('|')})$`) },
};

/** Whether a web server answers a path with HTTP 200, as far as it can know (F-041). */
export function isServed(address: string, promptsToken: string = DEFAULT_PROMPTS_TOKEN): boolean {
  const match = matchPage(address, promptsToken);
  if (!match) return false;
  return Object.entries(SERVED_PARTS[match.name] ?? {}).every(([name, pattern]) =>
    pattern.test(match.params[name] ?? ''),
  );
}

/** Whether search engines are told to leave the answer out: pages that say so, and whatever is no page (F-038, F-039). */
export function isNoindex(address: string, promptsToken: string = DEFAULT_PROMPTS_TOKEN): boolean {
  const match = matchPage(address, promptsToken);
  return match === null || 'noindex' in PAGES[match.name];
}

/**
 * Pages that an operator switches on, by the call whose success says that they are on. While it fails, web servers answer 404 and the
 * sitemap leaves them out.
 */
export const SWITCHED_PAGES: Readonly<Partial<Record<PageName, string>>> = { proof: '/api/proof' };

/** The call that says whether the page at a path is on; null for nearly every page, which always is. */
export function switchOf(address: string, promptsToken: string = DEFAULT_PROMPTS_TOKEN): string | null {
  const match = matchPage(address, promptsToken);
  return (match && SWITCHED_PAGES[match.name]) ?? null;
}

/** Pages that the pages of another app may show in a frame. Nobody may frame any other page of ours. */
export const FRAMED_BY: Readonly<Partial<Record<PageName, App>>> = { landingPreview: 'admin' };

/** The app whose pages may show this one in a frame; null for nearly every page. */
export function framedBy(address: string, promptsToken: string = DEFAULT_PROMPTS_TOKEN): App | null {
  const match = matchPage(address, promptsToken);
  return (match && FRAMED_BY[match.name]) ?? null;
}

/** The apps whose pages this app shows in frames. */
export const framesOf = (app: App): App[] => [
  ...new Set(
    (Object.keys(FRAMED_BY) as PageName[]).filter((name) => FRAMED_BY[name] === app).map((name) => PAGES[name].app),
  ),
];

/** The app that serves a path, or null for a path of nobody: whoever is asked answers not found. */
export function ownerOf(address: string, promptsToken: string = DEFAULT_PROMPTS_TOKEN): App | null {
  const match = matchPage(address, promptsToken);
  if (match) return PAGES[match.name].app;
  const path = barePath(address);
  return AREAS.find(({ prefix }) => path.startsWith(prefix) || `${path}/` === prefix)?.app ?? null;
}

export interface RedirectSettings {
  origins: AppOrigins;
  promptsToken?: string;
}

/**
 * Where `app` sends the browser for a path of the other app, path and query kept (C-022..C-024); null when it answers
 * itself. The back office neither sends anybody away nor is anybody sent to it (C-025).
 */
export function redirectFor(app: App, address: string, { origins, promptsToken }: RedirectSettings): string | null {
  const owner = ownerOf(address, promptsToken);
  if (owner === null || owner === app || owner === 'admin' || app === 'admin') return null;
  return origins[owner] + address;
}
