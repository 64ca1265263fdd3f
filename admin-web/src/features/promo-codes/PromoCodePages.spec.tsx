import { adminPromoCodesEndpoint, type PromoCodeRow } from '@summit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../test/render-in-admin';
import { PromoCodesTab } from './PromoCodesTab';

const CODE: PromoCodeRow = {
  code: 'SUMMER50',
  payment_method: 'stripe',
  product_type: 'vip',
  with_bump: false,
  original_price: 27,
  final_price: 13.5,
  discount_amount: 13.5,
  charged_price: 13.5,
  times_redeemed: 14,
  total_discount_given: '189.00',
  status: 'active',
};
const ANSWER = {
  success: true as const,
  summary: { usable: 1, expired: 1, times_redeemed: 28, used: 2, total_discount_given: '587.72' },
};

describe('a list of promo codes of many pages', () => {
  const pages = () => within(screen.getByRole('navigation', { name: 'Pages of codes' }));
  const next = () => userEvent.click(pages().getByRole('button', { name: /next page/i }));

  it('is turned page by page, with figures of all pages (A-102)', async () => {
    const server = new FakeServer().answers(adminPromoCodesEndpoint, { ...ANSWER, total: 4_000, data: [CODE] });
    renderInAdmin(<PromoCodesTab />, { server });
    await screen.findByText('SUMMER50');
    expect(screen.getByRole('region', { name: 'Promo code figures' })).toHaveTextContent(
      /^Codes4,000.*Usable now11 code expired.*Times used282 codes used.*\$587\.72/,
    );
    expect(pages().getByText('1–50 of 4,000')).toBeVisible();
    await next();
    await waitFor(() =>
      expect(server.calls.at(-1)?.url).toBe('/api/admin/dashboard/promo-codes?limit=50&skip=50&product_filter=all'),
    );
  });

  it('turns to its last page where the page has gone with its codes', async () => {
    const server = new FakeServer().answers(adminPromoCodesEndpoint, { ...ANSWER, total: 51, data: [CODE] });
    renderInAdmin(<PromoCodesTab />, { server });
    await screen.findByText('SUMMER50');
    server.answers(adminPromoCodesEndpoint, ({ query }) => ({
      ...ANSWER,
      total: 50,
      data: query['skip'] === '0' ? [CODE] : [],
    }));
    await next();
    expect(await screen.findByText('1–50 of 50')).toBeVisible();
    expect(await screen.findByText('SUMMER50')).toBeVisible();
  });
});
