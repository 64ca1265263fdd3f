import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fakeOfferPorts,
  fakePaypal,
  fakeTimer,
  noNetwork,
  refused,
  summaryOf,
  type FakeOfferOptions,
} from '../../../test/fake-offer-ports';
import { IMPLEMENTATION_BUYER as BUYER, implementationQuote as priced } from '../../../test/implementation-order';
import { renderOffer } from '../../../test/render-offer';
import { ImplementationPage } from './ImplementationPage';

const checkout = async () => ({ url: 'https://pay.example/c/1', already_owned: false, quote: summaryOf(priced()) });

async function open(options: FakeOfferOptions = {}) {
  const fake = fakeOfferPorts({ kept: BUYER, ...options });
  const rendered = await renderOffer(<ImplementationPage phase="concluded" />, fake.ports, '/implementation');
  return { ...fake, ...rendered };
}

const card = () => within(screen.getByRole('region', { name: 'Implementation Package' }));
const due = () => card().getByText('Due today').parentElement;
const pay = () => userEvent.click(card().getByRole('button', { name: /^Add Implementation for / }));

afterEach(() => {
  jest.useRealTimers();
});

describe('ImplementationPage', () => {
  it('has all parts of the offer (F-147 to F-163)', async () => {
    await open();
    expect(document.title).toBe('Implementation Package | Growth & Scale Summit');
    expect(screen.getByRole('button', { name: /^Play video: How the implementation call works/ })).toBeVisible();
    expect(card().getByText(/This price is held for you for/)).toHaveTextContent('Then it is $197.');
    expect(card().getByText('$197', { selector: 's' })).toBeVisible();
    expect(card().getByText('Save $100')).toBeVisible();
    expect(card().getByRole('checkbox', { name: /Add the Templates Kit \+\$12/ })).not.toBeChecked();
    expect(card().getByRole('combobox')).toHaveValue('0');
    expect(within(card().getByRole('combobox')).getAllByRole('option')).toHaveLength(11);
    expect(card().getByLabelText('Coupon code')).toBeVisible();
    expect(screen.getByText(/We take 100 people into the package/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Refund within 48 hours of your session' })).toBeVisible();
    expect(document.querySelectorAll('.faq details').length).toBeGreaterThan(4);
    for (const decline of screen.getAllByRole('link', { name: 'No thanks, finish my order' })) {
      expect(decline).toHaveAttribute('href', '/thank-you-2');
    }
  });

  it('adds the kit and the sessions to the total (F-151, F-162)', async () => {
    await open();
    await userEvent.click(card().getByRole('checkbox'));
    await userEvent.selectOptions(card().getByRole('combobox'), '3 sessions, $300');
    expect(card().getByText('Coaching sessions, 3 ×').parentElement).toHaveTextContent('$300');
    expect(due()).toHaveTextContent('$409');
    expect(card().getByRole('button', { name: 'Add Implementation for $409' })).toBeVisible();
  });

  it('counts a percentage on the base price alone (C-011, F-212)', async () => {
    await open({
      kept: { ...BUYER, implementationCoupon: 'HALF' },
      api: {
        validateCoupon: async () => ({
          valid: true,
          message: 'Coupon applied.',
          coupon: 'HALF',
          discount: { type: 'percent', value: 50 },
        }),
      },
    });
    await userEvent.click(card().getByRole('checkbox'));
    await userEvent.selectOptions(card().getByRole('combobox'), '2');
    expect(due()).toHaveTextContent('$260.50');
  });

  it('charges in one click, tells so, and goes to /dfy a second later (F-160, F-164, F-189)', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const { bodiesOf, reports, location } = await open({
      api: {
        oneClickCharge: async () => ({ order_id: 'o-1', amount: 97, already_owned: false, quote: summaryOf(priced()) }),
      },
    });
    await user.click(card().getByRole('button', { name: 'Add Implementation for $97' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(bodiesOf('oneClickCharge')).toMatchObject([
      { email: 'hana@example.com', product_type: 'implementation', expected_total_cents: 9_700 },
    ]);
    expect(screen.getByText('Payment Successful! Redirecting to next offer...')).toBeVisible();
    expect(card().getByText('Payment received')).toBeVisible();
    expect(reports).toMatchObject([{ path: '/api/analytics/track', body: { page: '/implementation/purchase' } }]);
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(location().path).toBe('/implementation');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(location()).toEqual({
      path: '/dfy',
      state: { paid: 'implementation', amountCents: 9_700, from: '/implementation' },
    });
  });

  it('opens hosted checkout when the charge is not ok (F-190)', async () => {
    const { left, bodiesOf } = await open({ api: { createCheckoutSession: checkout } });
    await pay();
    expect(left).toEqual(['https://pay.example/c/1']);
    expect(bodiesOf('createCheckoutSession')).toMatchObject([{ return_page: 'implementation' }]);
  });

  it.each([
    [{}, 'Error creating checkout session. Please try again.'],
    [{ oneClickCharge: async () => Promise.reject(noNetwork()) }, 'Error processing payment. Please try again.'],
  ])('says inline what failed (F-191, F-192): %#', async (api, text) => {
    const { left } = await open({ api });
    await pay();
    expect(card().getByRole('alert')).toHaveTextContent(text);
    expect(left).toEqual([]);
  });

  it('shows a changed price and asks again before anything is charged (C-014)', async () => {
    const regular = priced({ offer: 'expired' });
    const charges: number[] = [];
    const { bodiesOf } = await open({
      api: {
        oneClickCharge: async ({ expected_total_cents = 0 }) => {
          charges.push(expected_total_cents);
          if (expected_total_cents !== 19_700) throw refused('price_changed', { quote: summaryOf(regular) });
          return { order_id: 'o-1', amount: 197, already_owned: false, quote: summaryOf(regular) };
        },
      },
    });
    await pay();
    expect(card().getByRole('alert')).toHaveTextContent('The price has changed. The total is now $197');
    expect(due()).toHaveTextContent('$197');
    expect(bodiesOf('createCheckoutSession')).toEqual([]);
    expect(bodiesOf('startTimer')).toHaveLength(2);
    await userEvent.click(card().getByRole('button', { name: 'Add Implementation for $197' }));
    expect(charges).toEqual([9_700, 19_700]);
    expect(await card().findByText('Payment received')).toBeVisible();
  });

  it('leads a buyer on who has it already', async () => {
    await open({ api: { oneClickCharge: async () => Promise.reject(refused('already_purchased')) } });
    await pay();
    expect(card().getByRole('alert')).toHaveTextContent('You already have this. You were not charged again.');
    expect(card().getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/dfy');
  });

  it('names the card that one click charges, where the server names it (C-065)', async () => {
    const timer = fakeTimer();
    await open({
      api: { startTimer: async (body) => ({ ...(await timer(body)), saved_card: { brand: 'visa', last4: '4242' } }) },
    });
    expect(
      card().getByText('One click charges the Visa card ending 4242 that you used for your last order.'),
    ).toBeVisible();
  });

  it('says what happens when no card is known', async () => {
    await open();
    expect(card().getByText('Secure checkout opens. Nothing is charged before you confirm there.')).toBeVisible();
  });

  it('costs 197 once the offer is over (F-161, C-013)', async () => {
    await open({ api: { startTimer: fakeTimer({ elapsedSeconds: 1_000 }) } });
    expect(card().getByText('The introductory price has ended. The regular price is $197.')).toBeVisible();
    expect(card().queryByText(/^Save/)).not.toBeInTheDocument();
    expect(card().getByRole('button', { name: 'Add Implementation for $197' })).toBeVisible();
  });

  it('stands in for a buyer who told nothing, and never tries a card for one (F-116, C-066)', async () => {
    const { calls } = await open({ kept: {}, api: { createCheckoutSession: checkout } });
    await pay();
    const names = calls.map(({ name }) => name);
    expect(names).toEqual(['startTimer', 'createCheckoutSession']);
    expect(calls[0]?.body).toMatchObject({ email: null });
    expect(calls[1]?.body).toMatchObject({ name: 'Guest User', email: expect.stringMatching(/^guest@/) });
  });

  it('loads nothing of PayPal before a buyer has chosen it', async () => {
    let loads = 0;
    const loadPaypal = async () => {
      loads += 1;
      return fakePaypal().sdk;
    };
    await open({ loadPaypal });
    expect(loads).toBe(0);
    await userEvent.click(card().getByRole('button', { name: 'Pay $97 with PayPal' }));
    expect(await card().findByRole('button', { name: 'PayPal' })).toBeVisible();
    expect(loads).toBe(1);
  });

  it('takes PayPal with options and a code of its own (F-154, F-240)', async () => {
    const { bodiesOf } = await open({
      loadPaypal: async () => fakePaypal().sdk,
      api: {
        validateDiscount: async () => ({
          valid: true,
          message: 'Discount applied.',
          savings: 20,
          discounted_price: 77,
          original_price: 97,
          discount: { type: 'amount', value: 20 },
        }),
      },
    });
    await userEvent.selectOptions(card().getByRole('combobox'), '1');
    expect(card().getByText('Pay $197 with PayPal')).toBeVisible();
    await userEvent.click(card().getByRole('button', { name: 'Pay $197 with PayPal' }));
    await userEvent.click(card().getByRole('button', { name: 'Have a discount code for PayPal?' }));
    await userEvent.type(card().getByLabelText('Discount code'), 'pal20{Enter}');
    expect(card().getByText(/Pay \$177 with PayPal/)).toBeVisible();
    expect(due()).toHaveTextContent('$197');
    await userEvent.click(await card().findByRole('button', { name: 'PayPal' }));
    expect(bodiesOf('createPaypalOrder')).toMatchObject([
      { product_type: 'implementation', coaching_sessions: 1, discount_code: 'PAL20' },
    ]);
    expect(card().getByRole('alert')).toHaveTextContent('Failed to create order');
    await userEvent.click(card().getByRole('button', { name: 'Remove discount PAL20' }));
    expect(card().getByText('Pay $197 with PayPal')).toBeVisible();
  });
});
