import { DRAFT_NOTE, LEGAL_PAGES } from '@summit/content/legal';
import { LEGAL_PAGE_IDS, matchPage, trackPageViewEndpoint, type PublishedLegalPage } from '@summit/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { LegalRoute } from './LegalRoute';

type Served = Record<string, Partial<PublishedLegalPage> | 'broken'>;
let asked: string[];
let tracked: unknown[];

/** The server with these published pages; every other name is unknown to it. */
function serve(pages: Served): void {
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (path === trackPageViewEndpoint.path) {
      tracked.push(JSON.parse(String(init?.body)));
      return Response.json({ success: true });
    }
    asked.push(path);
    const page = pages[path.replace('/api/legal-pages/', '')];
    if (page === 'broken') throw new TypeError('Failed to fetch');
    return page
      ? Response.json({ success: true, page })
      : Response.json({ success: false, code: 'not_found' }, { status: 404 });
  };
}

const stored = (id: string, change: Partial<PublishedLegalPage> = {}): PublishedLegalPage => {
  const page = LEGAL_PAGES.find(({ pageId }) => pageId === id) ?? LEGAL_PAGES[0];
  if (!page) throw new Error('There are no policies');
  const { title, slug, content, metaDescription, updated } = page;
  const dates = { updated_at: `${updated}T00:00:00.000Z` };
  return { page_id: id, title, slug, content, meta_description: metaDescription, ...dates, ...change };
};

/** Opens an address and waits for the server's answer. */
async function open(path: string): Promise<void> {
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

const heading = () => screen.getByRole('heading', { level: 1 });
const head = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
const description = () => head('meta[name="description"]', 'content');
const canonical = () => head('link[rel="canonical"]', 'href');
const robots = () => head('meta[name="robots"]', 'content');

let scrolledTo: unknown[];
beforeEach(() => {
  asked = [];
  tracked = [];
  scrolledTo = [];
  window.scrollTo = (to?: ScrollToOptions | number) => {
    scrolledTo.push(to);
  };
  serve({});
});

describe.each(LEGAL_PAGES.map((page) => [page.pageId, page] as const))('/%s', (id, page) => {
  it('has its heading, its date, the draft note and its text (F-026..F-033)', async () => {
    await open(`/${id}`);
    expect(heading()).toHaveTextContent(page.title);
    expect(screen.getByText('3 November 2025')).toHaveAttribute('dateTime', '2025-11-03');
    expect(screen.getByText(DRAFT_NOTE)).toBeVisible();
    const parts = [...page.content.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(shown).toEqual([...parts, 'Other policies']);
    expect(screen.getByRole('main')).not.toHaveTextContent(/[{}]|\]\(|\| ---/);
  });

  it('lists its parts, each of which is there', async () => {
    await open(`/${id}`);
    const rail = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(rail).getAllByRole('link');
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(part).toHaveTextContent(link.textContent ?? '');
    }
  });

  it('links to the other seven by /legal/{page_id} (F-036), and only to pages that exist', async () => {
    await open(`/${id}`);
    const others = within(screen.getByRole('navigation', { name: 'Other policies' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual(
      LEGAL_PAGE_IDS.filter((other) => other !== id).map((other) => `/legal/${other}`),
    );
    for (const link of within(screen.getByRole('main')).getAllByRole('link')) {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('#')) continue;
      expect([href, matchPage(new URL(href, 'http://localhost:4200').pathname)]).toEqual([href, expect.anything()]);
    }
  });

  it('has title, description and canonical address in the head', async () => {
    await open(`/${id}`);
    expect(document.title).toBe(`${page.title} | Growth & Scale Summit`);
    expect(description()).toBe(page.metaDescription);
    expect(canonical()).toBe(`http://localhost:4200/${id}`);
    expect(robots()).toBeNull();
  });
});

describe('tables of a policy', () => {
  it('are real tables in a region that the keyboard can scroll', async () => {
    await open('/shipping-delivery');
    const region = screen.getByRole('region', { name: 'Table: When it arrives' });
    expect(region).toHaveAttribute('tabindex', '0');
    const table = within(region).getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Product', 'What you receive', 'When']);
    const row = within(table).getByRole('row', { name: /VIP upgrade/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('VIP upgrade');
    expect(within(row).getAllByRole('cell')[1]).toHaveTextContent('Within 5 minutes of the confirmed payment');
    expect(within(table).getAllByRole('row')).toHaveLength(7);
  });

  it('have names of their own on each page', async () => {
    await open('/cookie-policy');
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('/legal/{page_id} (F-035, C-028)', () => {
  it('shows the page by its id, kept out of search engines in favor of its own route', async () => {
    await open('/legal/refund-policy');
    expect(heading()).toHaveTextContent('Refund Policy');
    expect(robots()).toBe('noindex');
    expect(canonical()).toBe('http://localhost:4200/refund-policy');
  });

  it('shows a page by the slug that an administrator gave it', async () => {
    serve({ terms: stored('terms-of-service', { slug: 'terms', title: 'Terms' }) });
    await open('/legal/terms');
    expect(heading()).toHaveTextContent('Terms');
    expect(canonical()).toBe('http://localhost:4200/terms-of-service');
    const others = within(screen.getByRole('navigation', { name: 'Other policies' })).getAllByRole('link');
    expect(others).toHaveLength(7);
  });

  it.each(['unknown', 'broken'])('shows the not-found page for a name that nobody knows (%s)', async (answer) => {
    serve(answer === 'broken' ? { nowhere: 'broken' } : {});
    await open('/legal/nowhere');
    expect(await screen.findByText('Nobody knows this page')).toBeVisible();
    expect(robots()).toBe('noindex');
  });

  it('says that it is loading while only the server can know the name', async () => {
    globalThis.fetch = () => new Promise<Response>(() => undefined);
    await open('/legal/terms');
    expect(screen.getByRole('status')).toHaveTextContent('Loading page...');
  });

  it('asks the server for exactly that name', async () => {
    await open('/legal/a%2Fb%3F');
    expect(asked).toEqual(['/api/legal-pages/a%2Fb%3F']);
  });
});

describe('the published copy (C-028)', () => {
  it('takes the place of the bundled text when it differs, title and description included', async () => {
    const content =
      'Released.\n\n## Who we are\n\nSee [terms](/terms-of-service), [us](/admin) and [x](javascript:alert(1)).';
    serve({
      'privacy-policy': stored('privacy-policy', {
        title: 'Your privacy',
        content,
        meta_description: 'New words.',
        updated_at: '2026-01-15T17:00:00Z',
      }),
    });
    await open('/privacy-policy');
    await waitFor(() => expect(heading()).toHaveTextContent('Your privacy'));
    expect(document.title).toBe('Your privacy | Growth & Scale Summit');
    expect(description()).toBe('New words.');
    expect(screen.getByText('15 January 2026')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Who we are' })).toHaveAttribute('id', 'who-we-are');
    expect(screen.queryByText(DRAFT_NOTE)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms-of-service');
    for (const name of ['us', 'x']) expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('shows markup that was typed in the back office as words', async () => {
    serve({ disclaimer: stored('disclaimer', { content: '<img src=x onerror=alert(1)> <b>bold</b>' }) });
    await open('/disclaimer');
    expect(await screen.findByText('<img src=x onerror=alert(1)> <b>bold</b>')).toBeVisible();
    expect(screen.getByRole('main').querySelector('img, b, script')).toBeNull();
  });

  it('goes on counting where a paragraph interrupts a numbered list', async () => {
    serve({ disclaimer: stored('disclaimer', { content: '1. One\n\nMeanwhile.\n\n2. Two' }) });
    await open('/disclaimer');
    const item = await screen.findByText('Two');
    expect(item.closest('ol')).toHaveAttribute('start', '2');
  });

  it('leaves the page alone when it is the bundled one', async () => {
    serve({ disclaimer: stored('disclaimer') });
    const answering = globalThis.fetch;
    let answer: () => void = () => undefined;
    const asking = new Promise<void>((resolve) => (answer = resolve));
    globalThis.fetch = async (...call) => {
      await asking;
      return answering(...call);
    };
    await open('/disclaimer');
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(screen.getByRole('main'), { subtree: true, childList: true, characterData: true });
    await act(async () => answer());
    expect(asked).toEqual(['/api/legal-pages/disclaimer']);
    observer.disconnect();
    expect(changes).toEqual([]);
  });

  it.each([
    ['the server is away', 'broken'],
    ['the page is a draft', undefined],
    ['it names a figure that does not exist', stored('disclaimer', { content: 'It costs {vip.price}.' })],
    ['the answer is damaged', { page_id: 'disclaimer' }],
  ] as const)('is not missed when %s: the bundled text stays, without a message', async (_why, answer) => {
    serve(answer ? { disclaimer: answer } : {});
    await open('/disclaimer');
    expect(asked).toEqual(['/api/legal-pages/disclaimer']);
    expect(heading()).toHaveTextContent('Disclaimer');
    expect(screen.getByText(DRAFT_NOTE)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('arriving at a policy', () => {
  it('puts the focus on the heading, which is the announcement', async () => {
    await open('/terms-of-service');
    expect(heading()).toHaveFocus();
    expect(tracked).toEqual([]);
  });

  it('goes to the top of the next policy, with focus, title and a page view (F-034)', async () => {
    await open('/terms-of-service');
    expect(scrolledTo).toEqual([]);
    const others = screen.getByRole('navigation', { name: 'Other policies' });
    await userEvent.click(within(others).getByRole('link', { name: 'Cookie Policy' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Cookie Policy'));
    expect(heading()).toHaveFocus();
    expect(scrolledTo[0]).toEqual({ top: 0, behavior: 'instant' });
    expect(document.title).toBe('Cookie Policy | Growth & Scale Summit');
    expect(tracked).toEqual([expect.objectContaining({ referrer: 'http://localhost/terms-of-service' })]);
  });

  it('goes to the part that the address names', async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      seen.push(this.id);
    };
    await open('/shipping-delivery#files-and-devices');
    expect(seen).toEqual(['files-and-devices']);
    expect(heading()).not.toHaveFocus();
  });

  it('takes no focus from a reader who has begun', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await open('/terms-of-service');
    expect(field).toHaveFocus();
    field.remove();
  });
});

it('prints the page', async () => {
  let prints = 0;
  window.print = () => {
    prints += 1;
  };
  await open('/refund-policy');
  await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(prints).toBe(1);
});
