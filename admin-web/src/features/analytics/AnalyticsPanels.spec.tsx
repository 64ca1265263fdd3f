import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  adminAllAffiliatesEndpoint,
  adminPageViewsEndpoint,
  adminProductPerformanceEndpoint,
  adminTopAffiliatesEndpoint,
  type AffiliatePerformanceRow,
  type AffiliateRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../test/render-in-admin';
import { ClickToSignup } from './ClickToSignup';
import { PageViewsPanel } from './PageViewsPanel';
import { ProductPerformance } from './ProductPerformance';
import { ReferrersPanel } from './ReferrersPanel';
import { TopAffiliates } from './TopAffiliates';

const AT = '/admin/dashboard?tab=analytics&days=7';
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('page views', () => {
  const views = Array.from({ length: 12 }, (_page, place) => ({ page: `/page-${place}`, views: 1000 - place * 50 }));

  //
  it('are those of the last 30 days, with the share of each page', async () => {
    const by_page = [
      { page: '/', views: 1500 },
      { page: '/vip', views: 300 },
      { page: '(other)', views: 200 },
    ];
    const data = { total_views: 2000, by_page, top_referrers: [] };
    const server = new FakeServer().answers(adminPageViewsEndpoint, { success: true, data });
    renderInAdmin(<PageViewsPanel />, { server, at: AT });
    expect(await screen.findByText('75%')).toBeVisible();
    expect(items()).toEqual(['/1,500 75%', '/vip300 15%', 'Other pages200 10%']);
    expect(screen.getByText('2,000')).toBeVisible();
    expect(server.calls.map(({ url }) => url)).toEqual(['/api/admin/analytics/page-views?days=30']);
  });

  it('begin with ten pages and show the rest when asked to', async () => {
    const data = { total_views: 8700, by_page: views, top_referrers: [] };
    const server = new FakeServer().answers(adminPageViewsEndpoint, { success: true, data });
    renderInAdmin(<PageViewsPanel />, { server, at: AT });
    await userEvent.click(await screen.findByText('Show all 12 pages'));
    expect(items()).toHaveLength(12);
    await userEvent.click(screen.getByText('Show the first 10'));
    expect(items()).toHaveLength(10);
  });

  //
  it('come with their sources; one call serves both panels', async () => {
    const top_referrers = [
      { referrer: 'direct', count: 9010 },
      { referrer: 'google.com', count: 410 },
    ];
    const data = { total_views: 9420, by_page: [{ page: '/', views: 9420 }], top_referrers };
    const server = new FakeServer().answers(adminPageViewsEndpoint, { success: true, data });
    const both = (
      <>
        <PageViewsPanel />
        <ReferrersPanel />
      </>
    );
    renderInAdmin(both, { server, at: AT });
    expect(await screen.findByText('google.com')).toBeVisible();
    expect(items()).toEqual(['/9,420 100%', 'Direct9,010', 'google.com410']);
    expect(server.calls).toHaveLength(1);
  });
});

describe('product performance', () => {
  //
  it('shows sales, revenue and average of each product', async () => {
    const row = { product: 'vip', total_sales: 1073, total_revenue: 29_785.5, average_order_value: 27.76 } as const;
    const server = new FakeServer().answers(adminProductPerformanceEndpoint, { success: true, data: [row] });
    renderInAdmin(<ProductPerformance />, { server, at: AT });
    expect(await screen.findByRole('row', { name: 'VIP 1,073 $29,785.50 $27.76' })).toBeVisible();
    expect(server.calls.map(({ url }) => url)).toEqual(['/api/admin/dashboard/product-performance?days=7']);
  });
});

describe('top affiliates', () => {
  const affiliate = (code: string): AffiliatePerformanceRow => ({
    code,
    name: `Speaker ${code}`,
    revenue: 7400,
    signups: 388,
    orders: 71,
    conversion_rate: 18.3,
    commission: 3700.5,
  });

  //
  it('are five, with medals for the first three', async () => {
    const data = ['A', 'B', 'C', 'D', 'E'].map(affiliate);
    const server = new FakeServer().answers(adminTopAffiliatesEndpoint, { success: true, data });
    renderInAdmin(<TopAffiliates />, { server, at: AT });
    await screen.findByText('Speaker A');
    const rows = screen.getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    );
    expect(cells.map(([place]) => place)).toEqual(['1st', '2nd', '3rd', '4', '5']);
    expect(cells[0]).toEqual(['1st', 'Speaker AA', '388', '71', '18.3%', '$7,400', '$3,700.50']);
    expect(server.calls.map(({ url }) => url)).toEqual(['/api/admin/dashboard/top-affiliates?limit=5&days=7']);
  });
});

describe('click to signup', () => {
  const affiliate = (name: string, total_clicks: number, click_conversion_rate: number): AffiliateRow => ({
    speaker_name: name,
    speaker_code: name,
    email: 'speaker@example.com',
    signup_date: '2025-10-01T00:00:00.000Z',
    total_clicks,
    total_signups: 1,
    click_conversion_rate,
    total_orders: 0,
    total_sales: 0,
    commission_earned: 0,
    conversion_rate: 0,
    status: 'active',
  });

  //
  it('marks rates from 20 and from 10 percent, always beside the number, for the five with the most clicks', async () => {
    const data = [
      affiliate('Ann', 900, 20),
      affiliate('Bea', 800, 19.94),
      affiliate('Cem', 700, 10),
      affiliate('Dov', 600, 9.94),
      affiliate('Eli', 1, 100),
      affiliate('Fay', 1, 100),
      affiliate('Gus', 0, 0),
    ];
    const server = new FakeServer().answers(adminAllAffiliatesEndpoint, {
      success: true,
      data,
      summary: { active_affiliates: 7, total_sales: 0, total_commissions: 0, total_signups: 7 },
    });
    const { container } = renderInAdmin(<ClickToSignup />, { server, at: AT });
    expect(await screen.findByText('Ann')).toBeVisible();
    const rates = [...container.querySelectorAll('[data-tone]')].map((rate) => [
      rate.textContent,
      rate.getAttribute('data-tone'),
    ]);
    expect(rates).toEqual([
      ['20.0%', 'good'],
      ['19.9%', 'fair'],
      ['10.0%', 'fair'],
      ['9.9%', 'plain'],
      ['100.0%', 'good'],
    ]);
    expect(items().at(-1)).toBe('Eli1 click, 1 signup100.0%');
    expect(server.calls.map(({ url }) => url)).toEqual([
      '/api/admin/dashboard/all-affiliates?days=7&sort_by=total_clicks&sort_order=desc',
    ]);
  });
});

describe.each([
  [PageViewsPanel, adminPageViewsEndpoint, 'We could not load the page views.', 'No page views'],
  [ReferrersPanel, adminPageViewsEndpoint, 'We could not load the traffic sources.', 'No traffic sources'],
  [ProductPerformance, adminProductPerformanceEndpoint, 'We could not load the product performance.', 'No sales'],
  [TopAffiliates, adminTopAffiliatesEndpoint, 'We could not load the top affiliates.', 'No affiliates on the board'],
  [ClickToSignup, adminAllAffiliatesEndpoint, 'We could not load the clicks of the affiliates.', 'No clicks'],
])('a panel of the analytics tab: %p', (Content, endpoint, failure, nothing) => {
  it('says that it did not load, is asked for again, and says that there is nothing', async () => {
    const server = new FakeServer().on(endpoint, () => Response.json({}, { status: 500 }));
    renderInAdmin(<Content />, { server, at: AT });
    expect(await screen.findByText(failure)).toBeVisible();
    const data = endpoint === adminPageViewsEndpoint ? { total_views: 0, by_page: [], top_referrers: [] } : [];
    server.on(endpoint, () => Response.json({ success: true, data }));
    await userEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });
});
