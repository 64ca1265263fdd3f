import { act, screen, within } from '@testing-library/react';
import { fakeOfferPorts, refused, type FakeOfferOptions } from '../../../test/fake-offer-ports';
import { renderOffer } from '../../../test/render-offer';
import { ImplementationPage } from './ImplementationPage';

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

  it('leads whoever comes back from PayPal with an order of another browser to that order', async () => {
    const capturePaypalOrder = async () => Promise.reject(refused('not_found'));
    const { location, bodiesOf } = await open({ kept: {}, api: { capturePaypalOrder } });
    expect(bodiesOf('capturePaypalOrder')).toHaveLength(1);
    expect(location().path).toBe('/success?session_id=PAY-9&product=implementation');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
