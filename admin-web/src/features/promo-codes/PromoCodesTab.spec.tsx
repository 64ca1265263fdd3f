import {
  adminClearExpiredPromoCodesEndpoint,
  adminCreatePromoCodeEndpoint,
  adminDisableAllPromoCodesEndpoint,
  adminDisablePromoCodeEndpoint,
  adminGeneratePromoCodesEndpoint,
  adminPromoCodesEndpoint,
  type PromoCodeRow,
} from '@summit/contracts';
import { BUMPS, formatUsd, PRICE_BOOK } from '@summit/pricing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../test/render-in-admin';
import { PromoCodesTab } from './PromoCodesTab';

// What a test leaves typed is kept in the tab.
afterEach(() => sessionStorage.clear());

const CODE: PromoCodeRow = {
  code: 'SUMMER50',
  payment_method: 'stripe',
  product_type: 'vip',
  with_bump: true,
  original_price: 41.97,
  final_price: 20.98,
  discount_amount: 20.99,
  charged_price: 23,
  times_redeemed: 14,
  total_discount_given: '293.86',
  status: 'active',
};
const EXPIRED: PromoCodeRow = { ...CODE, code: 'SPRING', with_bump: false, status: 'expired' };

const SUMMARY = { usable: 1, expired: 1, times_redeemed: 28, used: 2, total_discount_given: '587.72' };

function open(rows: PromoCodeRow[] = [CODE, EXPIRED]) {
  const server = new FakeServer().answers(adminPromoCodesEndpoint, {
    success: true,
    data: rows,
    total: rows.length,
    summary: SUMMARY,
  });
  return renderInAdmin(<PromoCodesTab />, { server });
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function choose(button: string): Promise<void> {
  await screen.findByText('SUMMER50');
  await press(button);
}
const confirmWith = async (verb: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: verb }));

describe('the list of promo codes', () => {
  it('shows a code with all its figures, and what is really charged (A-103, A-106, C-002)', async () => {
    open();
    const row = (await screen.findByText('SUMMER50')).closest<HTMLElement>('[role="row"]')!;
    expect(
      within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual([
      'SUMMER50',
      'Stripe',
      'VIPwith order bump',
      '$41.97',
      '$20.98charged $23',
      '$20.99',
      '14',
      '$293.86',
      'Active',
      'Disable',
    ]);
  });

  it('asks for one product when the filter says so (A-104, A-116)', async () => {
    const { server } = open();
    await screen.findByText('SUMMER50');
    await userEvent.click(screen.getByRole('combobox', { name: /Product/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Done-For-You' }));
    await waitFor(() =>
      expect(server.calls.at(-1)?.url).toBe('/api/admin/dashboard/promo-codes?limit=50&skip=0&product_filter=dfy'),
    );
  });

  it('asks again on Refresh', async () => {
    const { server } = open();
    await screen.findByText('SUMMER50');
    await press('Refresh');
    await waitFor(() => expect(server.callsOf(adminPromoCodesEndpoint)).toHaveLength(2));
  });

  it('says when there is none', async () => {
    open([]);
    expect(await screen.findByText('No promo codes')).toBeVisible();
  });

  it.each([
    [{ detail: 'The service is not available right now.' }, 'The service is not available right now.'],
    [{}, 'Unknown error'],
  ])('says why it did not come: %p (A-123)', async (body, why) => {
    const server = new FakeServer().refuses(adminPromoCodesEndpoint, 500, body);
    renderInAdmin(<PromoCodesTab />, { server });
    expect(await screen.findByRole('alert')).toHaveTextContent(`Error fetching promo codes: ${why}`);
  });
});

describe('creating a code', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  // At once: a dialog that is drawn for each key costs a second.
  const fill = (label: string, text: string) =>
    fireEvent.change(dialog().getByLabelText(label), { target: { value: text } });

  it('sends the draft in uppercase and shows the status at each provider with its errors (A-108, A-117, A-122)', async () => {
    const { server } = open();
    server.answers(adminCreatePromoCodeEndpoint, {
      success: true,
      results: {
        stripe: { status: 'created' },
        paypal: { status: 'error' },
        errors: ['PayPal: This code already exists.'],
      },
    });
    await press('Create New Code');
    expect(dialog().getByText('With order bump (+$14.97)')).toBeVisible();
    expect(dialog().getByText(`buyers pay ${formatUsd(BUMPS.vip_bump.cents)}`)).toBeVisible();
    fill('Code', 'early-bird');
    expect(dialog().getByLabelText('Code')).toHaveValue('EARLY-BIRD');
    await userEvent.click(dialog().getByRole('button', { name: 'Amount' }));
    fill('Discount', '10');
    expect(
      dialog().getByText(`VIP ${formatUsd(PRICE_BOOK.vip.early)} → ${formatUsd(PRICE_BOOK.vip.early - 1_000)}`),
    ).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Create code' }));
    const result = within(await screen.findByRole('dialog', { name: 'Promo code created' }));
    expect(result.getByText('Stripe').nextSibling).toHaveTextContent('Created');
    expect(result.getByText('PayPal').nextSibling).toHaveTextContent('Not created');
    expect(result.getByText('PayPal: This code already exists.')).toBeVisible();
    expect(server.callsOf(adminCreatePromoCodeEndpoint)[0]?.body).toMatchObject({
      code: 'EARLY-BIRD',
      discount_type: 'amount',
      discount_value: 10,
    });
    expect(server.callsOf(adminPromoCodesEndpoint).length).toBeGreaterThan(1);
  });

  it('shows every broken rule at its field, and focuses the first (A-108..A-112)', async () => {
    const { server } = open();
    await press('Create New Code');
    await userEvent.click(dialog().getByLabelText('Stripe'));
    await userEvent.click(dialog().getByLabelText('PayPal'));
    fill('Discount', '100');
    expect(dialog().getByText('Enter a discount to see the price.')).toBeVisible();
    expect(dialog().queryByText('Please enter a promo code')).not.toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Create code' }));
    expect(dialog().getByText('Please enter a promo code')).toBeVisible();
    expect(dialog().getByText('Please select at least one payment method')).toBeVisible();
    expect(dialog().getByText('The discount must be under 100 percent.')).toBeVisible();
    expect(dialog().getByLabelText('Code')).toHaveFocus();
    expect(server.callsOf(adminCreatePromoCodeEndpoint)).toEqual([]);
  });

  it.each([
    [200, { success: false, results: { errors: [] }, detail: 'Stripe: This code already exists.' }],
    [500, { detail: 'Stripe: This code already exists.' }],
  ])('stays open when nothing was created, answer %i (A-123)', async (status, body) => {
    const { server } = open();
    server.refuses(adminCreatePromoCodeEndpoint, status, body);
    await press('Create New Code');
    fill('Code', 'TWICE');
    await userEvent.click(dialog().getByRole('button', { name: 'Create code' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Error creating promo code: Stripe: This code already exists.',
    );
    fill('Code', 'ONCE');
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('knows a quick dialog with its own label of the bump and at least one use (A-113, C-005)', async () => {
    open();
    await choose('Create quick code');
    expect(dialog().getByText('With order bump (+$97)')).toBeVisible();
    expect(dialog().queryByText('Payment methods')).not.toBeInTheDocument();
    fill('Code', 'QUICK');
    fill('Max uses', '0');
    await userEvent.click(dialog().getByRole('button', { name: 'Create code' }));
    expect(dialog().getByText('Max uses must be a whole number, 1 or more.')).toBeVisible();
  });
});

describe('what can be done with codes', () => {
  it('disables one at its provider, after a question (A-114, A-121)', async () => {
    const { server } = open();
    const message = 'SUMMER50 can no longer be used with Stripe.';
    server.answers(adminDisablePromoCodeEndpoint, { success: true, message });
    await screen.findByText('SUMMER50');
    expect(screen.getAllByRole('button', { name: /^Disable .* with / })).toHaveLength(1);
    await press(/^Disable SUMMER50/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(server.callsOf(adminDisablePromoCodeEndpoint)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await press(/^Disable SUMMER50/);
    await confirmWith('Disable');
    expect(await screen.findByText(message)).toBeVisible();
    expect(server.callsOf(adminDisablePromoCodeEndpoint)[0]?.body).toEqual({
      code: 'SUMMER50',
      payment_method: 'stripe',
    });
  });

  it('tells why a code was not disabled', async () => {
    const { server } = open();
    server.refuses(adminDisablePromoCodeEndpoint, 409, { detail: 'This code is no longer active.' });
    await screen.findByText('SUMMER50');
    await press(/^Disable SUMMER50/);
    await confirmWith('Disable');
    expect(await screen.findByText('This code is no longer active.')).toBeVisible();
  });

  it('clears expired codes and says how many (A-104, A-115, A-118)', async () => {
    const { server } = open();
    server.answers(adminClearExpiredPromoCodesEndpoint, { success: true, deleted: { total: 3, stripe: 2, paypal: 1 } });
    await choose('Clear Expired');
    await confirmWith('Clear Expired');
    const result = within(await screen.findByRole('dialog', { name: 'Expired codes cleared' }));
    expect(result.getByText('Total').nextSibling).toHaveTextContent('3 codes');
    expect(result.getByText('PayPal').nextSibling).toHaveTextContent('1 code');
    expect(server.calls.at(-1)).toMatchObject({ method: 'GET' });
  });

  it('disables all codes and says how many (A-104, A-115, A-119)', async () => {
    const { server } = open();
    server.answers(adminDisableAllPromoCodesEndpoint, { success: true, disabled: { total: 1, stripe: 1, paypal: 0 } });
    await choose('Disable All');
    await confirmWith('Disable All');
    const result = within(await screen.findByRole('dialog', { name: 'Codes disabled' }));
    expect(result.getByText('PayPal').nextSibling).toHaveTextContent('No codes');
  });

  it('makes test codes and says that each purchase costs $1.00 (A-104, A-105, A-120)', async () => {
    const { server } = open();
    server.answers(adminGeneratePromoCodesEndpoint, {
      success: true,
      codes: [{ code: 'TEST-VIP-8K2M', product_type: 'vip', payment_method: 'paypal' }],
    });
    await choose('Generate Test Codes');
    await confirmWith('Generate Test Codes');
    const result = within(await screen.findByRole('dialog', { name: 'Test codes' }));
    expect(result.getByText('Each purchase costs $1.00.')).toBeVisible();
    expect(result.getByRole('listitem')).toHaveTextContent('TEST-VIP-8K2MVIP, PayPal');
    expect(result.getByRole('button', { name: 'Copy all' })).toBeVisible();
  });
});
