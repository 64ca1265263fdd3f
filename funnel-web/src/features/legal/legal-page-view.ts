import { fillFigures } from '@summit/content';
import { DRAFT_NOTE, LEGAL_PAGES } from '@summit/content/legal';
import { env } from '../../config/env';
import { isLegalPageId, type PublishedLegalPage } from '@summit/contracts';
import { fingerprint } from '@summit/rules';
import { FIGURES } from './legal-figures.baked';
import { legalPagePath } from './legal-links';
import { homeUrl } from '../../lib/site/paths';

/** A policy page as it is shown, its figures filled in. */
export interface LegalPageView {
  pageId: string;
  title: string;
  description: string;
  /** Day of the last change in UTC, `YYYY-MM-DD`. */
  updated: string;
  /** Restricted Markdown. */
  content: string;
  /** Changes with anything that is shown. */
  version: string;
}

/** What visitors read of a policy: the note of a draft is for them until counsel has agreed, and for the back office always. */
export const shownContent = (content: string, released: boolean): string =>
  (released ? content.replace(DRAFT_NOTE, '') : content).trim();

function legalPageView(page: Omit<LegalPageView, 'version'>): LegalPageView {
  const filled = {
    ...page,
    title: fillFigures(page.title, FIGURES),
    description: fillFigures(page.description, FIGURES),
    content: shownContent(fillFigures(page.content, FIGURES), env.policiesReleased),
  };
  return { ...filled, version: fingerprint(filled) };
}

/** The page that came with the build, by page id or slug (C-028). */
export function bundledLegalPage(idOrSlug: string): LegalPageView | null {
  const page = LEGAL_PAGES.find(({ pageId, slug }) => pageId === idOrSlug || slug === idOrSlug);
  if (!page) return null;
  const { pageId, title, metaDescription, updated, content } = page;
  return legalPageView({ pageId, title, description: metaDescription, updated, content });
}

/**
 * The page that an administrator published. Null when it can't be shown as it is, for instance because it names a
 * figure that does not exist: a visitor must not read `{vip.price}`.
 */
export function publishedLegalPage(page: PublishedLegalPage): LegalPageView | null {
  try {
    return legalPageView({
      pageId: page.page_id,
      title: page.title,
      description: page.meta_description,
      updated: new Date(page.updated_at).toISOString().slice(0, 10),
      content: page.content,
    });
  } catch {
    return null;
  }
}

/** Every policy with its title, in the order of the site map. */
export const POLICIES: readonly { pageId: string; title: string }[] = LEGAL_PAGES.map(({ pageId, title }) => ({
  pageId,
  title,
}));

export const legalTitle = ({ title }: LegalPageView): string => `${title} | Growth & Scale Summit`;

/** Address that search engines should list: the page's own route, or its `/legal/` address where it has none. */
export const legalCanonical = ({ pageId }: LegalPageView): string =>
  new URL(isLegalPageId(pageId) ? `/${pageId}` : legalPagePath(pageId), homeUrl).href;

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `3 November 2025`. */
export const longDate = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
