import { LEGAL_PAGES } from '@summit/content/legal';
import { trackPageViewEndpoint, type PublishedLegalPage } from '@summit/contracts';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { LegalRoute } from '../src/pages/legal/LegalRoute';

type Served = Record<string, Partial<PublishedLegalPage> | 'broken'>;
/** What the page asked the server for, what it told it, and where it scrolled to. */
export const seen = { asked: [] as string[], tracked: [] as unknown[], scrolledTo: [] as unknown[] };

/** The server with these published pages; every other name is unknown to it. */
export function serve(pages: Served): void {
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (path === trackPageViewEndpoint.path) {
      seen.tracked.push(JSON.parse(String(init?.body)));
      return Response.json({ success: true });
    }
    seen.asked.push(path);
    const page = pages[path.replace('/api/legal-pages/', '')];
    if (page === 'broken') throw new TypeError('Failed to fetch');
    return page
      ? Response.json({ success: true, page })
      : Response.json({ success: false, code: 'not_found' }, { status: 404 });
  };
}

export const stored = (id: string, change: Partial<PublishedLegalPage> = {}): PublishedLegalPage => {
  const page = LEGAL_PAGES.find(({ pageId }) => pageId === id) ?? LEGAL_PAGES[0];
  if (!page) throw new Error('There are no policies');
  const { title, slug, content, metaDescription, updated } = page;
  const dates = { updated_at: `${updated}T00:00:00.000Z` };
  return { page_id: id, title, slug, content, meta_description: metaDescription, ...dates, ...change };
};

/** Opens an address and waits for the server's answer. */
export async function open(path: string): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="*" element={<LegalRoute notFound={<p>Nobody knows this page</p>} />} />
        </Routes>
      </MemoryRouter>,
    );
  });
}

export const heading = () => screen.getByRole('heading', { level: 1 });
const head = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
export const description = () => head('meta[name="description"]', 'content');
export const canonical = () => head('link[rel="canonical"]', 'href');
export const robots = () => head('meta[name="robots"]', 'content');

/** For the beginning of each test. */
export function beginVisit(): void {
  Object.assign(seen, { asked: [], tracked: [], scrolledTo: [] });
  window.scrollTo = (to?: ScrollToOptions | number) => {
    seen.scrolledTo.push(to);
  };
  serve({});
}
