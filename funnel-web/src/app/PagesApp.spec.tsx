import { landingPageStateEndpoint, LEGAL_PAGE_IDS, type LandingPageStateResponse } from '@summit/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createFunnelCache } from './emotion-cache';
import { pageStartAt } from './page-start';
import { PagesApp } from './PagesApp';
import { Providers } from './Providers';

const NOW = Date.parse('2026-01-10T12:00:00Z');

const LIVE: LandingPageStateResponse = {
  success: true,
  version: 'v1',
  phase: 'live',
  headline_experiment: false,
  proof_page: false,
  server_time: '2025-10-29T18:00:00Z',
};

async function open(path: string, state?: LandingPageStateResponse): Promise<void> {
  globalThis.fetch = async (input) =>
    state && String(input) === landingPageStateEndpoint.path
      ? Response.json(state)
      : new Response(null, { status: 404 });
  window.scrollTo = () => undefined;
  await act(async () => {
    render(
      <Providers cache={createFunnelCache()}>
        <MemoryRouter initialEntries={[path]}>
          <PagesApp start={pageStartAt(NOW)} />
        </MemoryRouter>
      </Providers>,
    );
  });
}

describe('PagesApp', () => {
  // F-015 to F-021, F-024
  it.each([
    ...LEGAL_PAGE_IDS.map((id) => [`/${id}`, /policy|guidelines|service|delivery|disclaimer/i] as const),
    ['/legal/refund-policy', /^Refund Policy$/],
    ['/vip', /^Keep every session/],
    ['/vip-upgrade', /^Keep every session/],
    ['/implementation', /^Leave with a plan/],
    ['/dfy', /^We build your system/],
    ['/thank-you-1', /^The free bonuses$/],
    ['/thank-you-2', /^Bonuses of VIP$/],
    ['/thank-you-3', /^Where your downloads are$/],
    ['/success?product=vip', /^No order to show here$/],
    ['/orders', /^Have the link to your orders mailed to you$/],
    ['/receipt', /^This receipt can’t be checked$/],
    ['/speaker/login', /^Speaker sign-in$/],
    ['/speaker/set-password?token=x', /^Set your password$/],
    ['/unsubscribe?token=x', /^Unsubscribe$/],
    ['/speaker/dashboard', /^Speaker sign-in$/],
    ['/nowhere', /^This path is not on the map$/],
    ['/legal/nowhere', /^This path is not on the map$/],
  ] as const)('shows %s between the common header and footer (F-040)', async (path, title) => {
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(within(screen.getByRole('banner')).getByText(/The live summit ran/)).toBeVisible();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/© 2026/)).toBeVisible();
    for (const id of LEGAL_PAGE_IDS) {
      expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(`/${id}`);
    }
  });

  it.each([
    ['/vip', null],
    ['/vip-upgrade', null],
    ['/implementation', 'Step 2 of 3'],
    ['/dfy', 'Step 3 of 3'],
  ])('gives %s the header of an order: two ways on and no navigation (F-125)', async (path, step) => {
    await open(path);
    const header = within(screen.getByRole('banner'));
    expect(header.queryByRole('navigation')).not.toBeInTheDocument();
    expect(header.queryByRole('link', { name: 'Watch every recording with VIP' })).not.toBeInTheDocument();
    if (step === null) {
      expect(header.getByRole('link', { name: 'See the offer' })).toHaveAttribute('href', '#order');
    } else {
      expect(header.getByText(step)).toBeInTheDocument();
      expect(header.getByRole('listitem', { current: 'step' })).toBeInTheDocument();
    }
  });

  it('marks the offer pages as not for search engines, with /vip for both VIP addresses (F-038, C-021)', async () => {
    await open('/vip-upgrade');
    await screen.findByRole('heading', { level: 1 });
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost:4200/vip');
  });

  it('follows the phase that the operator has set', async () => {
    await open('/disclaimer', LIVE);
    await waitFor(() => expect(screen.queryByText(/The live summit ran/)).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'Disclaimer' })).toBeVisible();
  });
});
