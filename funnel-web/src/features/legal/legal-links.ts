import { isLegalPageId, matchPage, PAGES, pathTo } from '@summit/contracts';
import { env } from '../../config/env';

/** Every policy page under its id (F-035); its own route is `legalPath`. */
export const legalPagePath = (idOrSlug: string): string => pathTo('legalPage', { page_id: idOrSlug });

export interface LegalLinkTarget {
  href: string;
  /** Another policy page, which is shown without loading a new document. */
  inApp: boolean;
}

/**
 * Where a link of a policy text leads: a page of the site by its path, a part of this page, https or mail.
 * Null for everything else, back office and unknown paths included: the words are then shown without a link.
 */
export function legalLinkTarget(target: string): LegalLinkTarget | null {
  if (/^#[a-z0-9-]+$/.test(target) || /^(https:\/\/|mailto:)[^\s]+$/i.test(target))
    return { href: target, inApp: false };
  if (!/^\/(?!\/)/.test(target)) return null;
  const match = matchPage(target);
  if (!match) return null;
  const { app } = PAGES[match.name];
  if (app === 'admin') return null;
  if (app === 'member') return { href: env.memberOrigin + target, inApp: false };
  return { href: target, inApp: shownLegalPage(target) !== null };
}

/** Page id or slug of the policy page at a path, and whether the path is `/legal/{page_id}`; null for other paths. */
export function shownLegalPage(path: string): { idOrSlug: string; alias: boolean } | null {
  const match = matchPage(path);
  if (!match) return null;
  if (match.name === 'legalPage') return { idOrSlug: match.params['page_id'] ?? '', alias: true };
  const id = PAGES[match.name].path.slice(1);
  return isLegalPageId(id) ? { idOrSlug: id, alias: false } : null;
}
