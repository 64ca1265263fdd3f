import { ApiError } from '@summit/api-client';
import type { OneClickChargeRequest, ValidateCouponResponse } from '@summit/contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeOfferPorts, fakeTimer, refused, summaryOf, type FakeOfferOptions } from '../../../test/fake-offer-ports';
import { IMPLEMENTATION_BUYER as BUYER, implementationQuote as priced } from '../../../test/implementation-order';
import { renderOffer } from '../../../test/render-offer';
import { ImplementationPage } from './ImplementationPage';

const KEPT = { ...BUYER, implementationCoupon: 'HALF' };
const HALF: ValidateCouponResponse = {
  valid: true,
  message: 'Coupon applied.',
  coupon: 'HALF',
  discount: { type: 'percent', value: 50 },
};
const PAL20 = {
  valid: true as const,
  message: 'Discount applied.',
  savings: 20,
  discounted_price: 77,
  original_price: 97,
  discount: { type: 'amount' as const, value: 20 },
};
const charged = (amount: number) => ({
  order_id: 'o-1',
  amount,
  already_owned: false,
  quote: summaryOf(priced()),
});

/** An answer that comes when the test says so. */
function later<Answer>() {
  let answer: (value: Answer) => void = () => undefined;
  let refuse: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Answer>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });
  return {
    call: () => promise,
    answer: (value: Answer) => act(async () => answer(value)),
    refuse: (reason: unknown) => act(async () => refuse(reason)),
  };
}

async function open(options: FakeOfferOptions = {}) {
  const fake = fakeOfferPorts({ kept: BUYER, ...options });
  const rendered = await renderOffer(<ImplementationPage phase="concluded" />, fake.ports, '/implementation');
  return { ...fake, ...rendered };
}

const card = () => within(screen.getByRole('region', { name: 'Implementation Package' }));
const due = () => card().getByText('Due today').parentElement;
const order = () => document.querySelector<HTMLButtonElement>('button.order-button')!;
const removeOf = (code: string) => card().getByRole('button', { name: `Remove discount ${code}` });

const leaveAfter = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    document.dispatchEvent(new MouseEvent('pointerout', { clientY: 2, bubbles: true, relatedTarget: null }));
  });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('Implementation, while a code is being checked', () => {
  it('holds the order until a kept code is checked, so that the buyer pays the price of the code', async () => {
    const check = later<ValidateCouponResponse>();
    const oneClickCharge = async () => charged(48.5);
    const { bodiesOf } = await open({ kept: KEPT, api: { validateCoupon: check.call, oneClickCharge } });
    expect(order()).toBeDisabled();
    expect(order()).toHaveTextContent('Checking your code');
    await userEvent.click(order(), { pointerEventsCheck: 0 });
    expect(bodiesOf('oneClickCharge')).toEqual([]);
    await check.answer(HALF);
    expect(order()).toBeEnabled();
    await userEvent.click(card().getByRole('button', { name: 'Add Implementation for $48.50' }));
    expect(bodiesOf('oneClickCharge')).toMatchObject([{ coupon_code: 'HALF', expected_total_cents: 4_850 }]);
    expect(await card().findByText('Payment received')).toBeVisible();
    expect(due()).toHaveTextContent('$48.50');
  });

  it('takes the order at the full price once the check got no answer in time', async () => {
    const check = later<ValidateCouponResponse>();
    await open({ kept: KEPT, api: { validateCoupon: check.call } });
    expect(order()).toBeDisabled();
    await check.refuse(new ApiError({ kind: 'timeout' }));
    expect(card().getByRole('alert')).toHaveTextContent('Error validating coupon. Please try again.');
    expect(order()).toBeEnabled();
    expect(order()).toHaveTextContent('Add Implementation for $97');
  });

  it('has no exit prompt either, whose button would order', async () => {
    jest.useFakeTimers();
    const check = later<ValidateCouponResponse>();
    await open({ kept: KEPT, api: { validateCoupon: check.call } });
    await leaveAfter(5_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await check.answer(HALF);
    await leaveAfter(5_000);
    expect(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Implementation for $48.50' }),
    ).toBeVisible();
  });

  it('holds PayPal too while the code of PayPal is being checked', async () => {
    const check = later<typeof PAL20>();
    await open({ api: { validateDiscount: check.call } });
    await userEvent.click(card().getByRole('button', { name: 'Pay $97 with PayPal' }));
    await userEvent.click(card().getByRole('button', { name: 'Have a discount code for PayPal?' }));
    await userEvent.type(card().getByLabelText('Discount code'), 'pal20{Enter}');
    const paypal = await card().findByRole('button', { name: 'PayPal' });
    expect(paypal.closest('[inert]')).not.toBeNull();
    await check.answer(PAL20);
    expect(paypal.closest('[inert]')).toBeNull();
  });
});

describe('Implementation, while it is being paid for', () => {
  it('shows the amount that was sent, though the price rises meanwhile', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const charge = later<ReturnType<typeof charged>>();
    const api = { startTimer: fakeTimer({ elapsedSeconds: 890 }), oneClickCharge: charge.call };
    const { bodiesOf } = await open({ api });
    await user.click(card().getByRole('button', { name: 'Add Implementation for $97' }));
    await act(() => jest.advanceTimersByTimeAsync(75_000));
    expect(card().getByText(/The introductory price has ended/)).toBeVisible();
    expect(due()).toHaveTextContent('$97');
    await charge.answer(charged(97));
    expect(card().getByText('Payment received')).toBeVisible();
    expect(due()).toHaveTextContent('$97');
    expect(bodiesOf('oneClickCharge')).toMatchObject([{ expected_total_cents: 9_700 }]);
  });

  it('says that it is bought when the press before has bought it and got no answer (D-491)', async () => {
    const presses: (string | undefined)[] = [];
    const oneClickCharge = async ({ press_id }: OneClickChargeRequest) => {
      presses.push(press_id);
      if (presses.length === 1) throw new ApiError({ kind: 'network' });
      // As the server answers: to the press that has paid, and to any other.
      return { ...charged(97), already_owned: press_id !== presses[0] };
    };
    await open({ api: { oneClickCharge } });
    const press = () => userEvent.click(card().getByRole('button', { name: 'Add Implementation for $97' }));
    await press();
    expect(await card().findByRole('alert')).toHaveTextContent('Error processing payment. Please try again.');
    await press();
    expect(await card().findByText('Payment received')).toBeVisible();
    expect(presses[0]).toMatch(/^[\w-]{16,64}$/);
    expect(presses).toEqual([presses[0], presses[0]]);
  });

  it('is another press where something else is wanted, which nobody has paid for', async () => {
    const presses: (string | undefined)[] = [];
    const oneClickCharge = async ({ press_id }: OneClickChargeRequest) => {
      presses.push(press_id);
      if (presses.length === 1) throw new ApiError({ kind: 'network' });
      return { ...charged(97), already_owned: press_id !== presses[0] };
    };
    await open({ api: { oneClickCharge } });
    await userEvent.click(order());
    expect(await card().findByRole('alert')).toBeVisible();
    await userEvent.click(card().getByRole('checkbox', { name: /Add the Templates Kit/ }));
    await userEvent.click(order());
    expect(await card().findByText(/You already have this/)).toBeVisible();
    expect(presses[1]).not.toBe(presses[0]);
  });

  it('is another press once the buyer has heard what came of the first', async () => {
    const presses: (string | undefined)[] = [];
    const oneClickCharge = async ({ press_id }: OneClickChargeRequest) => {
      presses.push(press_id);
      return { ...charged(97), already_owned: true };
    };
    await open({ api: { oneClickCharge } });
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(order());
      expect(await card().findByText(/You already have this/)).toBeVisible();
    }
    expect(new Set(presses).size).toBe(presses.length);
  });

  it('shows what the next press would charge once the payment has failed', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const charge = later<ReturnType<typeof charged>>();
    await open({ api: { startTimer: fakeTimer({ elapsedSeconds: 890 }), oneClickCharge: charge.call } });
    await user.click(card().getByRole('button', { name: 'Add Implementation for $97' }));
    await act(() => jest.advanceTimersByTimeAsync(75_000));
    await charge.refuse(new ApiError({ kind: 'network' }));
    expect(due()).toHaveTextContent('$197');
    expect(card().getByRole('button', { name: 'Add Implementation for $197' })).toBeEnabled();
  });

  it('keeps the code until the payment has failed', async () => {
    const charge = later<ReturnType<typeof charged>>();
    const { store } = await open({
      kept: KEPT,
      api: { validateCoupon: async () => HALF, oneClickCharge: charge.call },
    });
    await userEvent.click(card().getByRole('button', { name: 'Add Implementation for $48.50' }));
    expect(removeOf('HALF')).toBeDisabled();
    await userEvent.click(removeOf('HALF'));
    expect(due()).toHaveTextContent('$48.50');
    expect(store.kept.implementationCoupon).toBe('HALF');
    await charge.refuse(new ApiError({ kind: 'network' }));
    await userEvent.click(removeOf('HALF'));
    expect(due()).toHaveTextContent('$97');
    expect(store.kept.implementationCoupon).toBeUndefined();
  });
});

describe('Implementation, while PayPal takes the money', () => {
  const create = async () => ({
    order_id: 'PAY-1',
    quote: summaryOf(priced({ coupon: { type: 'amount', cents: 2_000 } })),
  });

  async function openWithDiscount(options: FakeOfferOptions) {
    const fake = await open({
      ...options,
      api: { createPaypalOrder: create, validateDiscount: async () => PAL20, ...options.api },
    });
    await userEvent.click(card().getByRole('button', { name: 'Pay $97 with PayPal' }));
    await userEvent.click(card().getByRole('button', { name: 'Have a discount code for PayPal?' }));
    await userEvent.type(card().getByLabelText('Discount code'), 'pal20{Enter}');
    expect(card().getByText(/Pay \$77 with PayPal/)).toBeVisible();
    return fake;
  }
  const payByPaypal = async () => userEvent.click(await card().findByRole('button', { name: 'PayPal' }));

  it('keeps both codes until PayPal has refused', async () => {
    const capture = later<never>();
    await openWithDiscount({
      kept: KEPT,
      api: { validateCoupon: async () => HALF, capturePaypalOrder: capture.call },
    });
    await payByPaypal();
    for (const code of ['HALF', 'PAL20']) expect(removeOf(code)).toBeDisabled();
    expect(card().getByText('Discount applied.').closest('[inert]')).not.toBeNull();
    await capture.refuse(refused('wallet_declined'));
    for (const code of ['HALF', 'PAL20']) expect(removeOf(code)).toBeEnabled();
    expect(card().getByText('Discount applied.').closest('[inert]')).toBeNull();
  });

  it('shows the code and the amount of PayPal’s order, whatever was changed before the approval', async () => {
    const created = later<Awaited<ReturnType<typeof create>>>();
    const capture = later<never>();
    await openWithDiscount({ api: { createPaypalOrder: created.call, capturePaypalOrder: capture.call } });
    await payByPaypal();
    await userEvent.click(removeOf('PAL20'));
    expect(card().getByText('Pay $97 with PayPal')).toBeVisible();
    await created.answer(await create());
    expect(card().getByText(/Pay \$77 with PayPal/)).toBeVisible();
    expect(removeOf('PAL20')).toBeDisabled();
    await capture.refuse(refused('wallet_declined'));
    expect(card().getByText('Pay $97 with PayPal')).toBeVisible();
  });
});
