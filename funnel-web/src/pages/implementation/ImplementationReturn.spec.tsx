import { formatUsd, quote } from '@summit/pricing';
import { GUEST } from '../../lib/person/buyer';
import { act, screen, within } from '@testing-library/react';
import { fakeOfferPorts, refused, type FakeOfferOptions } from '../../../test/fake-offer-ports';
import { renderOffer } from '../../../test/render-offer';
import { ImplementationPage } from './ImplementationPage';

const ORDERED = quote({
  product: 'implementation',
  offer: 'active',
  bumps: ['implementation_bump'],
  coachingSessions: 2,
  plan: false,
  coupon: { type: 'amount', cents: 1_000 },
});
const SENT = {
  ...{ email: GUEST.email, name: GUEST.name, product_type: 'implementation' as const, session_id: 'timer_1_a' },
  ...{ order_bump: true, coaching_sessions: 2, affiliate_code: null, discount_code: 'SPRING' },
  expected_total_cents: ORDERED.totalCents,
};
/** What the page has kept of the order that PayPal names in the address. */
const RETURNED = {
  paypalOrder: JSON.stringify({
    id: 'PAY-9',
    sent: SENT,
    options: { bumps: ['implementation_bump'], coachingSessions: 2, plan: false },
    price: { offer: 'active', code: { code: 'SPRING', coupon: { type: 'amount', cents: 1_000 } }, quote: ORDERED },
  }),
};
const BUYER = { userEmail: 'hana@example.com', userName: 'Hana' };

async function open(options: FakeOfferOptions) {
  const fake = fakeOfferPorts({ kept: BUYER, ...options });
  const path = '/implementation?token=PAY-9&PayerID=P-1';
  const rendered = await renderOffer(<ImplementationPage phase="concluded" />, fake.ports, path);
  return { ...fake, ...rendered };
}

const card = () => within(screen.getByRole('region', { name: 'Implementation Package' }));

/** The page has stood for so long, then the pointer goes out at the top. */
const leaveAfter = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    document.dispatchEvent(new MouseEvent('pointerout', { clientY: 2, bubbles: true, relatedTarget: null }));
  });

afterEach(() => {
  jest.useRealTimers();
});

describe('Implementation, where PayPal came back in this tab', () => {
  it('asks for no second order, and for no second thought, while it captures what came back from PayPal', async () => {
    jest.useFakeTimers();
    let refuse = (_reason: unknown) => undefined as void;
    const capturePaypalOrder = () => new Promise<never>((_, reject) => (refuse = reject));
    await open({ api: { capturePaypalOrder } });
    const order = () => document.querySelector<HTMLButtonElement>('button.order-button')!;
    expect(order()).toBeDisabled();
    expect(order()).toHaveTextContent('Processing');
    const addOn = card().getByRole('checkbox', { name: /Templates Kit/ });
    expect(addOn.closest('[inert]')).not.toBeNull();
    await leaveAfter(5_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(async () => refuse(refused('wallet_declined')));
    expect(order()).toBeEnabled();
    expect(order()).toHaveTextContent('Add Implementation for $97');
    expect(addOn.closest('[inert]')).toBeNull();
    await leaveAfter(5_000);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('can not be ordered by card while PayPal still checks a payment for it', async () => {
    const pending = { success: true, order_id: 'PAY-9', status: 'PENDING' as const, transaction_id: 'CAP-1' };
    await open({ api: { capturePaypalOrder: async () => pending } });
    expect(card().getByText(/You do not need to pay again/)).toBeVisible();
    expect(card().getByRole('button', { name: /^Add Implementation for / })).toBeDisabled();
  });

  it('shows what is being paid from the first moment on, with add-on and code, before the server has said anything', async () => {
    const waiting = () => new Promise<never>(() => undefined);
    await open({ kept: { ...BUYER, ...RETURNED }, api: { capturePaypalOrder: waiting, startTimer: waiting } });
    expect(card().getByRole('checkbox', { name: /Templates Kit/ })).toBeChecked();
    const due = document.querySelector('.due')!;
    expect(due).toHaveTextContent(/Templates Kit/);
    expect(due).toHaveTextContent(/Coaching sessions, 2 ×/);
    expect(due).toHaveTextContent(/SPRING/);
    expect(due).toHaveTextContent(`Due today${formatUsd(ORDERED.totalCents)}`);
    expect(card().getByText(`Pay ${formatUsd(ORDERED.totalCents)} with PayPal`)).toBeVisible();
  });

  it('captures the order of a guest in the browser that made it, as it was sent', async () => {
    const pending = { success: true, order_id: 'PAY-9', status: 'PENDING' as const, transaction_id: 'CAP-1' };
    const { bodiesOf } = await open({ kept: RETURNED, api: { capturePaypalOrder: async () => pending } });
    expect(bodiesOf('capturePaypalOrder')).toEqual([{ ...SENT, order_id: 'PAY-9' }]);
  });

  it('leads whoever comes back from PayPal with an order of another browser to that order, and asks for no money', async () => {
    const { location, bodiesOf } = await open({ kept: {} });
    expect(bodiesOf('capturePaypalOrder')).toEqual([]);
    expect(location().path).toBe('/success?session_id=PAY-9&product=implementation');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
