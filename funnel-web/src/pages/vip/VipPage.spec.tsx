import { fill } from '@summit/testing/fill';
import { formatUsd, quote } from '@summit/pricing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePaypal, fakeTimer, noNetwork, refused, summaryOf } from '../../../test/fake-offer-ports';
import { REGISTERED, PRICE, REFERENCE, BUMP, checkout, open, card, due, addOn } from '../../../test/open-vip';

const VIP_ALONE = { product: 'vip', offer: 'active', coachingSessions: 0, plan: false, coupon: null } as const;

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
    expect(
      screen.getByRole('button', { name: 'Play video: What VIP includes, 2:10, captions, no sound' }),
    ).toBeVisible();
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

  it('still has the add-on ticked when its buyer comes back from the payment page', async () => {
    const first = await open();
    await userEvent.click(addOn());
    cleanup();
    await open({ kept: { ...REGISTERED, offerOptions: first.ports.store.get('offerOptions')! } });
    expect(addOn()).toBeChecked();
    expect(due()).toHaveTextContent(formatUsd(PRICE + BUMP));
    await userEvent.click(addOn());
    cleanup();
    expect((await open({ kept: REGISTERED })).ports.store.get('offerOptions')).toBeNull();
    expect(addOn()).not.toBeChecked();
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
    for (const choice of [card().getByRole('radio', { name: 'PayPal' }), addOn()])
      expect(choice.closest('[inert]')).not.toBeNull();
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

  it('leads whoever comes back from PayPal in a browser that knows no buyer to the order: the money is being taken', async () => {
    const query = '?token=PAY-9&PayerID=P-1';
    const { location, bodiesOf } = await open({ kept: {} }, 'vip', query);
    expect(location().path).toBe('/success?session_id=PAY-9&product=vip');
    expect(bodiesOf('capturePaypalOrder')).toEqual([]);
    expect(screen.queryByText(/No money was taken/)).not.toBeInTheDocument();
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
    expect(card().getByLabelText(/^Email/)).not.toHaveFocus();
  });

  it('captures what a known buyer comes back with from PayPal in this tab', async () => {
    const { location, bodiesOf } = await open({}, 'vip', '?token=PAY-9&PayerID=P-1');
    expect(bodiesOf('capturePaypalOrder')).toMatchObject([{ order_id: 'PAY-9', email: 'hana@example.com' }]);
    expect(location().path).toBe('/vip');
  });

  it('keeps what PayPal was asked to take, and shows that to who comes back from there by a page load', async () => {
    const ordered = quote({ ...VIP_ALONE, bumps: ['vip_bump'] });
    const api = { createPaypalOrder: async () => ({ order_id: 'PAY-9', quote: summaryOf(ordered) }) };
    const first = await open({ api, loadPaypal: async () => fakePaypal({ cancels: true }).sdk });
    await userEvent.click(addOn());
    await userEvent.click(card().getByRole('radio', { name: 'PayPal' }));
    await userEvent.click(await card().findByRole('button', { name: 'PayPal' }));
    const { paypalOrder } = first.store.kept;
    cleanup();
    const capturePaypalOrder = () => new Promise<never>(() => undefined);
    const kept = { ...REGISTERED, paypalOrder: paypalOrder! };
    const { bodiesOf } = await open({ kept, api: { capturePaypalOrder } }, 'vip', '?token=PAY-9&PayerID=P-1');
    expect(addOn()).toBeChecked();
    expect(due()).toHaveTextContent(`Due today${formatUsd(PRICE + BUMP)}`);
    expect(bodiesOf('capturePaypalOrder')).toEqual([{ ...first.bodiesOf('createPaypalOrder')[0]!, order_id: 'PAY-9' }]);
  });

  it('keeps the add-on of who turned back at PayPal and comes back by a page load', async () => {
    const ordered = quote({ ...VIP_ALONE, bumps: ['vip_bump'] });
    const api = { createPaypalOrder: async () => ({ order_id: 'PAY-9', quote: summaryOf(ordered) }) };
    const first = await open({ api, loadPaypal: async () => fakePaypal({ cancels: true }).sdk });
    await userEvent.click(addOn());
    await userEvent.click(card().getByRole('radio', { name: 'PayPal' }));
    await userEvent.click(await card().findByRole('button', { name: 'PayPal' }));
    const { paypalOrder } = first.store.kept;
    cleanup();
    const { bodiesOf } = await open({ kept: { ...REGISTERED, paypalOrder: paypalOrder! } }, 'vip', '?token=PAY-9');
    expect(addOn()).toBeChecked();
    expect(due()).toHaveTextContent(`Due today${formatUsd(PRICE + BUMP)}`);
    expect(bodiesOf('capturePaypalOrder')).toEqual([]);
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
