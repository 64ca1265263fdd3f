import { DRAFT_NOTE, LEGAL_PAGES } from '@summit/content/legal';
import { LEGAL_PAGE_IDS, matchPage } from '@summit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  beginVisit,
  canonical,
  description,
  heading,
  open,
  robots,
  seen,
  serve,
  stored,
} from '../../../test/open-legal';

beforeEach(beginVisit);

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
    expect(seen.asked).toEqual(['/api/legal-pages/a%2Fb%3F']);
  });
});

describe('arriving at a policy', () => {
  it('puts the focus on the heading, which is the announcement', async () => {
    await open('/terms-of-service');
    expect(heading()).toHaveFocus();
    expect(seen.tracked).toEqual([]);
  });

  it('goes to the top of the next policy, with focus, title and a page view (F-034)', async () => {
    await open('/terms-of-service');
    expect(seen.scrolledTo).toEqual([]);
    const others = screen.getByRole('navigation', { name: 'Other policies' });
    await userEvent.click(within(others).getByRole('link', { name: 'Cookie Policy' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Cookie Policy'));
    expect(heading()).toHaveFocus();
    expect(seen.scrolledTo[0]).toEqual({ top: 0, behavior: 'instant' });
    expect(document.title).toBe('Cookie Policy | Growth & Scale Summit');
    expect(seen.tracked).toEqual([expect.objectContaining({ referrer: 'http://localhost/terms-of-service' })]);
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
