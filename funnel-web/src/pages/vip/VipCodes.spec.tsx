import { dollars, formatUsd, quote, shareOf } from '@summit/pricing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePaypal, refused, summaryOf } from '../../../test/fake-offer-ports';
import { VIP, PRICE, BUMP, checkout, open, card, due, addOn } from '../../../test/open-vip';

/** VIP with its add-on, at half the price. */
const HALF_OF_BOTH = shareOf(PRICE + BUMP, 5_000);

const TEN_OFF = PRICE - 1_000;
const TEN_OFF_ANSWER = {
  valid: true as const,
  message: 'Discount applied.',
  savings: 10,
  discounted_price: dollars(TEN_OFF),
  original_price: dollars(PRICE),
  discount: { type: 'amount' as const, value: 10 },
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a promo code on the VIP page', () => {
  it('shows the code in the lines, counts a percentage on everything, and takes it away again (C-011)', async () => {
    const { bodiesOf } = await open({
      api: {
        validateCoupon: async () => ({
          valid: true,
          message: 'Coupon applied.',
          coupon: 'HALF',
          discount: { type: 'percent', value: 50 },
        }),
        createCheckoutSession: checkout,
      },
    });
    await userEvent.click(addOn());
    await userEvent.click(card().getByRole('button', { name: 'Have a coupon?' }));
    await userEvent.type(card().getByLabelText('Coupon code'), 'half{Enter}');
    expect(card().getByText('HALF').parentElement).toHaveTextContent(`HALF−${formatUsd(HALF_OF_BOTH)}`);
    expect(due()).toHaveTextContent(formatUsd(HALF_OF_BOTH));
    await userEvent.click(card().getByRole('button', { name: `Get VIP access for ${formatUsd(HALF_OF_BOTH)}` }));
    expect(bodiesOf('createCheckoutSession')).toMatchObject([
      { coupon_code: 'HALF', expected_total_cents: HALF_OF_BOTH },
    ]);
  });

  it('removes a code by its button', async () => {
    await open({
      api: {
        validateCoupon: async () => ({
          valid: true,
          message: 'Coupon applied.',
          coupon: 'SAVE10',
          discount: { type: 'amount', value: 10 },
        }),
      },
    });
    await userEvent.click(card().getByRole('button', { name: 'Have a coupon?' }));
    await userEvent.type(card().getByLabelText('Coupon code'), 'save10{Enter}');
    expect(due()).toHaveTextContent(formatUsd(TEN_OFF));
    await userEvent.click(card().getByRole('button', { name: 'Remove discount SAVE10' }));
    expect(due()).toHaveTextContent(formatUsd(PRICE));
  });

  it('pays through PayPal with its own code, then goes to /implementation (F-134, F-139)', async () => {
    const { calls, reports, location } = await open({
      loadPaypal: async () => fakePaypal().sdk,
      api: {
        validateDiscount: async () => TEN_OFF_ANSWER,
        createPaypalOrder: async () => ({ order_id: 'PAY-1', quote: summaryOf(VIP) }),
        capturePaypalOrder: async () => ({
          success: true,
          order_id: 'o',
          status: 'COMPLETED' as const,
          transaction_id: 't',
        }),
      },
    });
    await userEvent.click(card().getByRole('radio', { name: 'PayPal' }));
    expect(card().queryByRole('button', { name: /Get VIP access/ })).not.toBeInTheDocument();
    await userEvent.click(card().getByRole('button', { name: 'Have a discount code?' }));
    await userEvent.type(card().getByLabelText('Discount code'), 'pal10{Enter}');
    expect(card().getByText(`Pay ${formatUsd(TEN_OFF)} with PayPal`)).toBeVisible();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(card().getByRole('button', { name: 'PayPal' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(calls.find(({ name }) => name === 'createPaypalOrder')?.body).toMatchObject({
      product_type: 'vip',
      discount_code: 'PAL10',
      expected_total_cents: TEN_OFF,
    });
    expect(screen.getByText('Payment Successful! Redirecting to next offer...')).toBeVisible();
    expect(reports).toMatchObject([{ path: '/api/analytics/track', body: { page: '/vip/purchase' } }]);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(location()).toMatchObject({ path: '/implementation', state: { paid: 'vip', from: '/vip' } });
  });

  it('keeps what is ordered as it is while PayPal takes the money, and gives it back when that failed', async () => {
    let refuse: () => void = () => undefined;
    await open({
      loadPaypal: async () => fakePaypal().sdk,
      api: {
        createPaypalOrder: async () => ({ order_id: 'PAY-1', quote: summaryOf(VIP) }),
        capturePaypalOrder: () =>
          new Promise((_, reject) => {
            refuse = () => reject(refused('wallet_declined'));
          }),
      },
    });
    await userEvent.click(card().getByRole('radio', { name: 'PayPal' }));
    await userEvent.click(await card().findByRole('button', { name: 'PayPal' }));
    const choices = [card().getByRole('radio', { name: 'Card' }), addOn()];
    for (const choice of choices) expect(choice.closest('[inert]')).not.toBeNull();
    await act(async () => refuse());
    for (const choice of choices) expect(choice.closest('[inert]')).toBeNull();
  });

  it('keeps the code too while PayPal takes the money', async () => {
    await open({
      loadPaypal: async () => fakePaypal().sdk,
      api: {
        validateDiscount: async () => TEN_OFF_ANSWER,
        createPaypalOrder: async () => ({
          order_id: 'PAY-1',
          quote: summaryOf(
            quote({
              product: 'vip',
              offer: 'active',
              bumps: [],
              coachingSessions: 0,
              plan: false,
              coupon: { type: 'amount', cents: 1_000 },
            }),
          ),
        }),
        capturePaypalOrder: () => new Promise(() => undefined),
      },
    });
    await userEvent.click(card().getByRole('radio', { name: 'PayPal' }));
    await userEvent.click(card().getByRole('button', { name: 'Have a discount code?' }));
    await userEvent.type(card().getByLabelText('Discount code'), 'pal10{Enter}');
    await userEvent.click(await card().findByRole('button', { name: 'PayPal' }));
    await userEvent.click(card().getByRole('button', { name: 'Remove discount PAL10' }));
    expect(due()).toHaveTextContent(formatUsd(TEN_OFF));
  });

  it('holds PayPal while its code is being checked', async () => {
    await open({
      loadPaypal: async () => fakePaypal().sdk,
      api: { validateDiscount: () => new Promise(() => undefined) },
    });
    await userEvent.click(card().getByRole('radio', { name: 'PayPal' }));
    await userEvent.click(card().getByRole('button', { name: 'Have a discount code?' }));
    await userEvent.type(card().getByLabelText('Discount code'), 'pal10{Enter}');
    const button = await card().findByRole('button', { name: 'PayPal' });
    expect(button.closest('[inert]')).not.toBeNull();
  });

  it('takes a percentage off the add-ons too, as the server does (C-011)', async () => {
    const { bodiesOf } = await open({
      loadPaypal: async () => fakePaypal().sdk,
      api: {
        validateDiscount: async () => ({
          valid: true,
          message: 'Discount applied.',
          savings: dollars(PRICE - shareOf(PRICE, 5_000)),
          discounted_price: dollars(shareOf(PRICE, 5_000)),
          original_price: dollars(PRICE),
          discount: { type: 'percent', value: 50 },
        }),
      },
    });
    await userEvent.click(addOn());
    await userEvent.click(card().getByRole('radio', { name: 'PayPal' }));
    await userEvent.click(card().getByRole('button', { name: 'Have a discount code?' }));
    await userEvent.type(card().getByLabelText('Discount code'), 'half{Enter}');
    await userEvent.click(await card().findByRole('button', { name: 'PayPal' }));
    expect(bodiesOf('createPaypalOrder')).toMatchObject([
      { discount_code: 'HALF', expected_total_cents: HALF_OF_BOTH },
    ]);
  });
});
