import type { PaypalOrderRequest } from '@summit/contracts';
import { quote, type Quote } from '@summit/pricing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import {
  fakeOfferPorts,
  fakePaypal,
  noNetwork,
  refused,
  summaryOf,
  type FakeOfferOptions,
} from '../../../../test/fake-offer-ports';
import { renderOffer } from '../../../../test/render-offer';
import { CaptureFailure } from './CaptureFailure';
import { PaypalButton, type PaypalButtonProps } from './PaypalButton';
import type { PaypalStatus } from './usePaypalPurchase';

const VIP: Quote = quote({
  product: 'vip',
  offer: 'active',
  bumps: [],
  coachingSessions: 0,
  plan: false,
  coupon: null,
});
const ORDER: PaypalOrderRequest = {
  email: 'hana@example.com',
  name: 'Hana',
  product_type: 'vip',
  session_id: 'vip_1_a',
  expected_total_cents: 3_700,
};
const created = async () => ({ order_id: 'PAY-1', quote: summaryOf(VIP) });
const captured = async () => ({
  success: true,
  order_id: 'o-1',
  status: 'COMPLETED' as const,
  transaction_id: 'CAP-1',
});

interface Opening extends FakeOfferOptions {
  order?: PaypalOrderRequest | null;
  returned?: PaypalOrderRequest | null;
  path?: string;
}

/** Keeps the status, as the card of an offer does. */
function Card({ onStatus, ...props }: Omit<PaypalButtonProps, 'status'>) {
  const [status, setStatus] = useState<PaypalStatus>('idle');
  const change = (next: PaypalStatus) => {
    onStatus(next);
    setStatus(next);
  };
  return <PaypalButton {...props} status={status} onStatus={change} />;
}

async function open({ order = ORDER, returned = order, path = '/vip', ...options }: Opening = {}) {
  const paypal = fakePaypal();
  const fake = fakeOfferPorts({ loadPaypal: async () => paypal.sdk, ...options });
  const paid: string[] = [];
  const statuses: string[] = [];
  const changed: Quote[] = [];
  const { location } = await renderOffer(
    <Card
      onStatus={(status) => statuses.push(status)}
      order={() => order}
      returnedOrder={() => returned}
      pathOf={(orderId) => `/order-of/${orderId}`}
      onPaid={(sessionId) => paid.push(sessionId)}
      onCreated={() => undefined}
      onPriceChanged={(answer) => changed.push(answer)}
      onwardPath="/implementation"
    />,
    fake.ports,
    path,
  );
  return { ...fake, location, paid, statuses, changed, restarts: paypal.restarts };
}

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'PayPal' }));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('PaypalButton', () => {
  it('holds the place of the button until PayPal is there', async () => {
    await open({ loadPaypal: () => new Promise(() => undefined) });
    expect(screen.getByRole('status', { name: 'Loading PayPal...' })).toBeInTheDocument();
  });

  it('creates the order, then captures what the buyer approved (F-142, F-233, F-234)', async () => {
    const { calls, paid } = await open({ api: { createPaypalOrder: created, capturePaypalOrder: captured } });
    await press();
    expect(calls).toEqual([
      { name: 'createPaypalOrder', body: ORDER },
      { name: 'capturePaypalOrder', body: { ...ORDER, order_id: 'PAY-1' } },
    ]);
    expect(paid).toEqual(['vip_1_a']);
  });

  it.each([
    [refused('sold_out'), 'All spots are taken.'],
    [refused('paypal_order_failed'), 'Failed to create order'],
    [noNetwork(), 'Failed to create order'],
  ])('says why no order was created (F-237): %#', async (reason, text) => {
    const { paid } = await open({ api: { createPaypalOrder: async () => Promise.reject(reason) } });
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(paid).toEqual([]);
  });

  it('warns once of an order that the address has from another device, and then goes on (C-116)', async () => {
    const earlier_order_at = '2025-10-27T18:00:00Z';
    const createPaypalOrder = async () => ({ ...(await created()), earlier_order_at });
    const { paid } = await open({ api: { createPaypalOrder, capturePaypalOrder: captured } });
    await press();
    expect(screen.getByText(/already has an order for this, of 27 October 2025\./)).toBeVisible();
    expect(paid).toEqual([]);
    await press();
    expect(paid).toEqual(['vip_1_a']);
  });

  it('hands a changed price to the page and takes no money', async () => {
    const dearer = quote({
      product: 'implementation',
      offer: 'expired',
      bumps: [],
      coachingSessions: 0,
      plan: false,
      coupon: null,
    });
    const { changed, bodiesOf } = await open({
      api: { createPaypalOrder: async () => Promise.reject(refused('price_changed', { quote: summaryOf(dearer) })) },
    });
    await press();
    expect(changed).toEqual([dearer]);
    expect(screen.getByText('The price has changed. The order now shows what PayPal would charge.')).toBeVisible();
    expect(bodiesOf('capturePaypalOrder')).toEqual([]);
  });

  it('asks for nothing while the page misses something', async () => {
    const { calls } = await open({ order: null });
    await press();
    expect(calls).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens PayPal again when the payment method was declined', async () => {
    const { restarts, paid } = await open({
      api: { createPaypalOrder: created, capturePaypalOrder: async () => Promise.reject(refused('wallet_declined')) },
    });
    await press();
    expect(restarts).toEqual(['PAY-1']);
    expect(screen.getByRole('alert')).toHaveTextContent('PayPal could not charge the payment method you chose.');
    expect(paid).toEqual([]);
  });

  it('asks a second time where the outcome of a capture is unknown (F-235)', async () => {
    const answers = [() => Promise.reject(noNetwork()), captured];
    const { paid, bodiesOf } = await open({
      api: { createPaypalOrder: created, capturePaypalOrder: () => (answers.shift() ?? captured)() },
    });
    await press();
    expect(bodiesOf('capturePaypalOrder')).toHaveLength(2);
    expect(paid).toEqual(['vip_1_a']);
  });

  it('keeps the transaction id of a failed capture in view (F-238)', async () => {
    await open({
      api: {
        createPaypalOrder: created,
        capturePaypalOrder: async () => Promise.reject(refused('paypal_amount_mismatch')),
      },
    });
    await press();
    const dialog = await screen.findByRole('alertdialog', { name: 'Payment processing error' });
    expect(dialog).toHaveTextContent('The amount that PayPal reported differs from your order.');
    expect(dialog).toHaveTextContent('contact support and quote this PayPal transaction id');
    expect(screen.getByLabelText('PayPal transaction id')).toHaveValue('PAY-1');
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
      'href',
      'mailto:support@growth-and-scale.example?subject=PayPal%20transaction%20PAY-1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByLabelText('PayPal transaction id')).not.toBeInTheDocument();
  });

  it('says the number of a failed capture in the card where its dialog can not be had', async () => {
    const Shown = lazy(() => Promise.reject(new Error('gone with a new version')));
    render(<CaptureFailure message="It failed." transactionId="PAY-1" onClose={() => undefined} Shown={Shown} />);
    const words = 'It failed. PayPal transaction id: PAY-1';
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await act(async () => undefined);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('says that a payment is still being checked, and leads on', async () => {
    const { paid } = await open({
      api: {
        createPaypalOrder: created,
        capturePaypalOrder: async () => ({ ...(await captured()), status: 'PENDING' as const }),
      },
    });
    await press();
    expect(screen.getByText(/PayPal is still checking this payment\. You do not need to pay again/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/implementation');
    expect(paid).toEqual([]);
  });

  it('takes a closed PayPal window quietly', async () => {
    const paypal = fakePaypal({ cancels: true });
    await open({ loadPaypal: async () => paypal.sdk, api: { createPaypalOrder: created } });
    await press();
    expect(screen.getByText('You closed PayPal before paying. No money was taken.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'PayPal' })).toBeVisible();
  });

  it('captures where PayPal came back in this tab, once', async () => {
    const { bodiesOf, paid, statuses, location } = await open({
      path: '/vip?token=PAY-9&PayerID=P-1',
      api: { capturePaypalOrder: captured },
    });
    expect(bodiesOf('capturePaypalOrder')).toEqual([{ ...ORDER, order_id: 'PAY-9' }]);
    expect(paid).toEqual(['vip_1_a']);
    expect(statuses.at(0)).toBe('capturing');
    expect(statuses.at(-1)).toBe('paid');
    expect(location().path).toBe('/vip');
  });

  it('does not ask again for a payment that is none of this browser, and says nothing of its money', async () => {
    const { calls, location } = await open({ path: '/vip?token=PAY-9&PayerID=P-1', returned: null });
    expect(calls).toEqual([]);
    expect(location().path).toBe('/order-of/PAY-9');
    expect(screen.queryByText(/No money was taken/)).not.toBeInTheDocument();
  });

  it.each([
    ['in this tab', '/vip?token=PAY-9&PayerID=P-1', '/order-of/PAY-9'],
    ['in a window', '/vip', '/vip'],
  ])('leads on from an order that is not found only where PayPal came back: %s', async (_, path, led) => {
    const { location } = await open({
      path,
      api: { createPaypalOrder: created, capturePaypalOrder: async () => Promise.reject(refused('not_found')) },
    });
    if (path === led) await press();
    expect(location().path).toBe(led);
    expect(screen.queryAllByLabelText('PayPal transaction id')).toHaveLength(path === led ? 1 : 0);
  });

  it('takes no money where the buyer turned back in this tab', async () => {
    const { calls, location } = await open({ path: '/vip?token=PAY-9' });
    expect(calls).toEqual([]);
    expect(screen.getByText('You closed PayPal before paying. No money was taken.')).toBeVisible();
    expect(location().path).toBe('/vip');
  });

  it('logs what goes wrong inside PayPal, and offers to try again (F-196)', async () => {
    const paypal = fakePaypal();
    const loads = [() => Promise.reject(new Error('blocked')), async () => paypal.sdk];
    await open({ loadPaypal: () => (loads.shift() ?? (async () => paypal.sdk))() });
    expect(screen.getByText('PayPal could not be opened. Try again, or pay by card.')).toBeVisible();
    expect(console.error).toHaveBeenCalledWith('PayPal:', expect.any(Error));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'PayPal' })).toBeVisible();
  });
});
