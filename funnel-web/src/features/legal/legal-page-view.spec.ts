import { LEGAL_PAGES } from '@summit/content/legal';
import { LEGAL_PAGE_IDS, type PublishedLegalPage } from '@summit/contracts';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { legalHeadTags } from './legal-head';
import {
  bundledLegalPage,
  legalCanonical,
  longDate,
  POLICIES,
  publishedLegalPage,
  shownContent,
} from './legal-page-view';

const imported = (id: string): PublishedLegalPage => {
  const page = LEGAL_PAGES.find(({ pageId }) => pageId === id);
  if (!page) throw new Error(`No page ${id}`);
  const { pageId, title, slug, content, metaDescription, updated } = page;
  return {
    page_id: pageId,
    title,
    slug,
    content,
    meta_description: metaDescription,
    updated_at: `${updated}T00:00:00.000Z`,
  };
};

describe('the note of a draft', () => {
  const { content } = bundledLegalPage('refund-policy')!;

  it('opens a policy until counsel has agreed', () => {
    expect(shownContent(content, false)).toMatch(/^Draft for legal review/);
  });

  it('is gone once counsel has agreed, and nothing else is', () => {
    const shown = shownContent(content, true);
    expect(shown).toMatch(/^## In short/);
    expect(content.endsWith(shown)).toBe(true);
  });
});

describe('bundledLegalPage', () => {
  it.each(LEGAL_PAGE_IDS)('has %s, with the figures of the price book and no placeholder left', (id) => {
    expect(bundledLegalPage(id)?.content).not.toMatch(/[{}]/);
  });

  it('shows what is charged today', () => {
    const { implementation, vip } = PRICE_BOOK;
    expect(bundledLegalPage('disclaimer')?.content).toContain(
      `For Implementation the price is ${formatUsd(implementation.early)} during the window`,
    );
    expect(bundledLegalPage('disclaimer')?.content).toContain(`The price of VIP stays ${formatUsd(vip.early)}`);
  });

  it('has no page under another name', () => {
    expect(bundledLegalPage('imprint')).toBeNull();
  });
});

describe('publishedLegalPage', () => {
  it.each(LEGAL_PAGE_IDS)('has the version of the bundled %s as long as nobody has edited it', (id) => {
    expect(publishedLegalPage(imported(id))).toEqual(bundledLegalPage(id));
  });

  it.each([{ title: 'T' }, { content: 'C' }, { meta_description: 'D' }, { updated_at: '2025-12-01T08:00:00Z' }])(
    'has another version with %o',
    (change) => {
      const edited = publishedLegalPage({ ...imported('disclaimer'), ...change });
      expect(edited?.version).toMatch(/^[0-9a-f]{16}$/);
      expect(edited?.version).not.toBe(bundledLegalPage('disclaimer')?.version);
    },
  );

  it('is not shown where it names a figure that does not exist, or has no date', () => {
    expect(publishedLegalPage({ ...imported('disclaimer'), content: 'It is {vip.price}.' })).toBeNull();
    expect(publishedLegalPage({ ...imported('disclaimer'), updated_at: '' })).toBeNull();
  });
});

describe('addresses', () => {
  it('search engines list a page under its own route', () => {
    const page = publishedLegalPage({ ...imported('disclaimer'), slug: 'fine-print' });
    expect(page && legalCanonical(page)).toBe('http://localhost:4200/disclaimer');
  });

  it('a page without a route of its own keeps its /legal/ address', () => {
    const page = publishedLegalPage({ ...imported('disclaimer'), page_id: 'imprint' });
    expect(page && legalCanonical(page)).toBe('http://localhost:4200/legal/imprint');
  });

  it('every policy is listed', () => {
    expect(POLICIES.map(({ pageId }) => pageId)).toEqual([...LEGAL_PAGE_IDS]);
  });
});

describe('legalHeadTags', () => {
  it('names title, description and canonical address, escaped', () => {
    const page = bundledLegalPage('privacy-policy');
    if (!page) throw new Error('No page');
    const tags = legalHeadTags({ ...page, description: 'Ours & "yours" <b>' });
    expect(tags).toContain('<title>Privacy Policy | Growth &amp; Scale Summit</title>');
    expect(tags).toContain('<meta name="description" content="Ours &amp; &quot;yours&quot; &lt;b&gt;">');
    expect(tags).toContain('<link rel="canonical" href="http://localhost:4200/privacy-policy">');
    expect(tags).not.toContain('noindex');
  });
});

describe('longDate', () => {
  it('names the day in UTC, wherever the reader is', () => {
    expect(longDate('2025-11-03')).toBe('3 November 2025');
  });
});
