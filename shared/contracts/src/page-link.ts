import type { ParamValue } from './endpoint.js';
import { fillPath, type PathParamName } from './fill-path.js';
import type { PageAnchor } from './page-anchors.js';
import { queryString } from './query-string.js';
import { PAGES, type AppOrigins, type PageName, type PagePath } from './site-map.js';

export type PageParams<Name extends PageName> = { [Part in PathParamName<PagePath<Name>>]: ParamValue };

export interface LinkExtras<Name extends PageName> {
  query?: Readonly<Record<string, ParamValue | undefined>>;
  hash?: PageAnchor<Name>;
}

interface AnyExtras {
  query?: object;
  hash?: string;
}

function addressOf(name: PageName, params: object | undefined, { query, hash }: AnyExtras = {}): string {
  return fillPath(PAGES[name].path, { ...params }) + queryString(query) + (hash === undefined ? '' : `#${hash}`);
}

/**
 * Path of a page inside its own app: `pathTo('day', { day: 3 })`, `pathTo('landing', {}, { hash: 'faq' })`.
 * Throws a RangeError when a part of the path is missing.
 */
export function pathTo<Name extends PageName>(
  name: Name,
  ...[params, extras]: object extends PageParams<Name>
    ? [params?: PageParams<Name>, extras?: LinkExtras<Name>]
    : [params: PageParams<Name>, extras?: LinkExtras<Name>]
): string {
  return addressOf(name, params, extras);
}

/** Absolute address of a page, for mails and for links from one app to another: `linkTo('day', { day: 3 }, origins)`. */
export function linkTo<Name extends PageName>(
  name: Name,
  ...[params, origins, extras]: [params: PageParams<Name>, origins: AppOrigins, extras?: LinkExtras<Name>]
): string {
  return origins[PAGES[name].app] + addressOf(name, params, extras);
}
