import { fill } from '@summit/testing/fill';
import { BUMPS, quote, dollars, formatUsd, PRICE_BOOK, shareOf } from '@summit/pricing';
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
import { renderOffer } from '../../../test/render-offer';
import { VipPage } from './VipPage';

const REGISTERED = {
  userEmail: 'hana@example.com',
  userName: 'Hana',
  bonusDownloadUrls: JSON.stringify({ 'free-signup-bonus-1': { url: 'https://x.example/1' } }),
  inviteUrl: 'https://x.example/?invite=1',
};
const VIP = quote({
  product: 'vip',
  offer: 'active',
  bumps: [],
  coachingSessions: 0,
  plan: false,
  coupon: null,
});
const { early: PRICE, reference: REFERENCE } = PRICE_BOOK.vip;
const BUMP = BUMPS.vip_bump.cents;
/** VIP with its add-on, at half the price. */
const HALF_OF_BOTH = shareOf(PRICE + BUMP, 5_000);
const TEN_OFF = PRICE - 1_000;
const checkout = async () => ({ url: 'https://pay.example/c/1', already_owned: false, quote: summaryOf(VIP) });

async function open(options: FakeOfferOptions = {}, returnPage: 'vip' | 'vip-upgrade' = 'vip') {
  const fake = fakeOfferPorts({ kept: REGISTERED, ...options });
  const rendered = await renderOffer(
    <VipPage phase="concluded" returnPage={returnPage} />,
    fake.ports,
    `/${returnPage}`,
  );
  return { ...fake, ...rendered };
}

const card = () => within(screen.getByRole('region', { name: 'VIP upgrade' }));
const due = () => card().getByText('Due today').parentElement;
const addOn = () => card().getByRole('checkbox', { name: /Add the Speaker Interview Highlights Vault/ });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('VipPage', () => {
  it('has all parts of the offer (F-125 to F-137)', async () => {
    await open();
    expect(document.title).toBe('VIP | Growth & Scale Summit');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost:4200/vip');
    expect(screen.getByText('You are registered, Hana. Your two bonuses are in your inbox.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Play video: What VIP includes, 2 minutes 10 seconds' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Free registration compared with VIP' })).toBeVisible();
    expect(screen.getByText(/valued at \$997/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '7-day money-back guarantee' })).toBeVisible();
    expect(document.querySelectorAll('.faq details')).toHaveLength(5);
    expect(screen.getAllByRole('link', { name: 'No thanks, continue with my free bonuses' })).toHaveLength(2);
    for (const decline of screen.getAllByRole('link', { name: /^No thanks/ })) {
      expect(decline).toHaveAttribute('href', '/thank-you-1');
    }
  });

  it('says what the bonus pack really weighs, where that is known (F-253)', async () => {
    await open({ sizes: { 'vip-upgrade-bonus': 347_481 } });
    expect(await screen.findByText('This edition: 347 KB')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to payment' })).toHaveAttribute('href', '#payment');
  });

  it('shows the price, the reference price struck through and what is saved (F-144, F-145)', async () => {
    await open();
    expect(card().getByText(formatUsd(REFERENCE)).tagName).toBe('S');
    expect(card().getByText(`Save ${formatUsd(REFERENCE - PRICE)}`)).toBeVisible();
    expect(due()).toHaveTextContent(`Due today${formatUsd(PRICE)}`);
    expect(addOn()).not.toBeChecked();
    await userEvent.click(addOn());
    expect(due()).toHaveTextContent(formatUsd(PRICE + BUMP));
    expect(card().getByRole('button', { name: `Get VIP access for ${formatUsd(PRICE + BUMP)}` })).toBeVisible();
  });

  // F-193
  it('goes to hosted checkout, and says Processing on the way (F-141, F-187, F-222)', async () => {
    let answer: () => void = () => undefined;
    const { calls, left } = await open({
      kept: { ...REGISTERED, affiliateCode: 'AMARA', affiliateRefAt: new Date().toISOString() },
      api: {
        createCheckoutSession: async () => {
          await new Promise<void>((resolve) => (answer = resolve));
          return checkout();
        },
      },
    });
    await userEvent.click(addOn());
    await userEvent.click(card().getByRole('button', { name: `Get VIP access for ${formatUsd(PRICE + BUMP)}` }));
    const button = card().getByRole('button', { name: /Processing/ });
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent(/^Processing$/);
    await act(async () => answer());
    expect(left).toEqual(['https://pay.example/c/1']);
    expect(calls.filter(({ name }) => name !== 'startTimer')).toEqual([
      {
        name: 'createCheckoutSession',
        body: {
          email: 'hana@example.com',
          name: 'Hana',
          product_type: 'vip',
          session_id: expect.stringMatching(/^vip_\d+_[0-9a-f]{16}$/),
          affiliate_code: 'AMARA',
          order_bump: true,
          coaching_sessions: 0,
          coupon_code: null,
          expected_total_cents: PRICE + BUMP,
          return_page: 'vip',
        },
      },
    ]);
  });

  it.each([refused('checkout_unavailable'), noNetwork()])(
    'says inline that checkout failed (F-143): %#',
    async (reason) => {
      await open({ api: { createCheckoutSession: async () => Promise.reject(reason) } });
      const button = card().getByRole('button', { name: `Get VIP access for ${formatUsd(PRICE)}` });
      await userEvent.click(button);
      expect(card().getByRole('alert')).toHaveTextContent('Error creating checkout session. Please try again.');
      await userEvent.click(addOn());
      expect(card().queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('warns a buyer whose address bought it on another device, and lets a second press go on (C-116)', async () => {
    const earlier_order_at = '2025-10-27T18:00:00Z';
    const { left } = await open({
      api: { createCheckoutSession: async () => ({ ...(await checkout()), earlier_order_at }) },
    });
    const button = () => card().getByRole('button', { name: /Get VIP access/ });
    await userEvent.click(button());
    expect(await card().findByRole('alert')).toHaveTextContent(/already has an order for this, of 27 October 2025\./);
    expect(left).toEqual([]);
    await userEvent.click(button());
    expect(left).toEqual(['https://pay.example/c/1']);
  });

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
        validateDiscount: async () => ({
          valid: true,
          message: 'Discount applied.',
          savings: 10,
          discounted_price: dollars(TEN_OFF),
          original_price: dollars(PRICE),
          discount: { type: 'amount', value: 10 },
        }),
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

  it('takes the offer notices away at the end and leaves the price (F-200)', async () => {
    await open({ api: { startTimer: fakeTimer({ elapsedSeconds: 1_000 }) } });
    expect(card().queryByText(formatUsd(REFERENCE))).not.toBeInTheDocument();
    expect(card().queryByText(/^Save/)).not.toBeInTheDocument();
    expect(card().queryByRole('timer')).not.toBeInTheDocument();
    expect(card().getByText(`The offer window has closed. The price of VIP stays ${formatUsd(PRICE)}.`)).toBeVisible();
    expect(card().getByRole('button', { name: `Get VIP access for ${formatUsd(PRICE)}` })).toBeEnabled();
  });

  it('works without the timer, and promises nothing', async () => {
    const { left } = await open({
      api: { startTimer: async () => Promise.reject(noNetwork()), createCheckoutSession: checkout },
    });
    expect(card().queryByRole('timer')).not.toBeInTheDocument();
    await userEvent.click(card().getByRole('button', { name: `Get VIP access for ${formatUsd(PRICE)}` }));
    expect(left).toHaveLength(1);
  });

  it('keeps the downloads of the registration at hand', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Go to your downloads' })).toHaveAttribute('href', '#downloads');
    expect(screen.getByRole('link', { name: 'Download 100+ Profitable Side Hustle Blueprints' })).toHaveAttribute(
      'href',
      'https://x.example/1',
    );
    expect(screen.getByRole('button', { name: 'Copy your invite link' })).toBeVisible();
  });
});

describe('VIP for a visitor who is not registered', () => {
  it('asks for name and email, so that no placeholder address is charged', async () => {
    const { bodiesOf, store, left } = await open({ kept: {}, api: { createCheckoutSession: checkout } }, 'vip-upgrade');
    expect(screen.getByText('VIP, one payment')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to your downloads' })).not.toBeInTheDocument();
    const press = () => userEvent.click(card().getByRole('button', { name: `Get VIP access for ${formatUsd(PRICE)}` }));
    await press();
    expect(card().getByText('Name is required')).toBeVisible();
    expect(card().getByText('Email is required')).toBeVisible();
    expect(card().getByLabelText('Name')).toHaveFocus();
    await fill(card().getByLabelText('Name'), 'Noor');
    expect(card().queryByText('Name is required')).not.toBeInTheDocument();
    await fill(card().getByLabelText('Email'), 'noor');
    await press();
    expect(card().getByText('Please enter a valid email address')).toBeVisible();
    expect(bodiesOf('createCheckoutSession')).toEqual([]);
    await fill(card().getByLabelText('Email'), '@example.com');
    await press();
    expect(bodiesOf('createCheckoutSession')).toMatchObject([
      { name: 'Noor', email: 'noor@example.com', return_page: 'vip-upgrade' },
    ]);
    expect(store.kept).toMatchObject({ userEmail: 'noor@example.com', userName: 'Noor' });
    expect(left).toHaveLength(1);
  });

  it('asks PayPal’s buyers too', async () => {
    const { bodiesOf } = await open({ kept: {}, loadPaypal: async () => fakePaypal().sdk });
    await userEvent.click(card().getByRole('radio', { name: 'PayPal' }));
    await userEvent.click(await card().findByRole('button', { name: 'PayPal' }));
    expect(card().getByText('Email is required')).toBeVisible();
    expect(bodiesOf('createPaypalOrder')).toEqual([]);
  });

  it('does not call a buyer registered who only left an address', async () => {
    await open({ kept: { userEmail: 'noor@example.com', userName: 'Noor' } });
    expect(screen.getByText('VIP, one payment')).toBeVisible();
    expect(card().getByText('noor@example.com')).toBeVisible();
  });

  it('lets a known buyer correct the address', async () => {
    const { bodiesOf } = await open({ api: { createCheckoutSession: checkout } });
    await userEvent.click(card().getByRole('button', { name: 'Change' }));
    expect(card().getByLabelText('Name')).toHaveFocus();
    await userEvent.clear(card().getByLabelText('Email'));
    await userEvent.type(card().getByLabelText('Email'), 'hana@other.example{Enter}');
    expect(bodiesOf('createCheckoutSession')).toMatchObject([{ email: 'hana@other.example' }]);
  });
});
