import type { BuyerOrder } from '@summit/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { memoryStore } from './memory-store';
import { createFunnelCache } from '../src/app/emotion-cache';
import { Providers } from '../src/app/Providers';
import { OrdersPortsContext, type OrdersPorts } from '../src/pages/orders/orders-ports';
import { OrdersRoute } from '../src/pages/orders/OrdersRoute';

export const PROOF = 'a.emlv.1767225600.s-_g';

export const ORDER: BuyerOrder = {
  order_number: '6f2c0b8e-1111-4000-8000-000000000001',
  product_type: 'dfy',
  product_name: 'Done-For-You Service',
  state: 'plan_past_due',
  has_access: true,
  ordered_at: '2025-11-20T18:00:00.000Z',
  lines: [{ name: 'Done-For-You Service', quantity: 1, amount: 2_497 }],
  discount: 0,
  total: 2_497,
  paid: 832.34,
  refunded: 0,
  email: 'zoe@example.com',
  payment_method: 'card',
  card_last4: '4242',
  installments: [
    { number: 1, amount: 832.34, date: '2025-11-20T18:00:00.000Z', paid: true },
    { number: 2, amount: 832.33, date: '2025-12-20T18:00:00.000Z', paid: false },
  ],
  payments: [{ amount: 832.34, installment: 1, received_at: '2025-11-20T18:00:00.000Z' }],
  refunds: [],
  pay_url: 'https://pay.test/in_2',
  next_attempt_at: null,
  failed_installments: [{ number: 2, pay_url: 'https://pay.test/in_2', next_attempt_at: null }],
  coaching: [
    { number: 1, included: true, held_at: '2025-11-25T18:00:00.000Z' },
    { number: 2, included: false, held_at: null },
  ],
  files: [{ title: 'Templates Kit', type: 'ZIP', url: 'https://summit.test/api/order-files/templates-kit?order=1' }],
  refund: { can_ask: true, guarantee_until: null, request: null },
  correction: null,
  plan_card: { can_change: true, last4: null, given_at: null },
};

export async function open(
  given: Partial<OrdersPorts> = {},
  kept: Record<string, string> = { ordersProof: PROOF },
  address = '/orders',
) {
  const calls: [string, unknown][] = [];
  const noting = (name: string, answer: string) => async (body: unknown) => {
    calls.push([name, body]);
    return answer;
  };
  const store = memoryStore(kept);
  const ports: OrdersPorts = {
    store,
    orders: async () => [ORDER],
    saveInvoice: async (of) => void calls.push(['invoice', of]),
    changeCard: async (of) => void calls.push(['card', of]),
    resend: noting('resend', 'The mails are on their way again.'),
    askForRefund: noting('refund', 'We have your request.'),
    correctEmail: noting('email', 'We have your correction.'),
    confirmEmail: noting('confirm', 'The order has the new address.'),
    mailLink: noting('link', 'A link is on its way.'),
    ...given,
  };
  window.scrollTo = () => undefined;
  await act(async () => {
    render(
      <Providers cache={createFunnelCache()}>
        <MemoryRouter initialEntries={[address]}>
          <OrdersPortsContext value={ports}>
            <OrdersRoute />
          </OrdersPortsContext>
        </MemoryRouter>
      </Providers>,
    );
  });
  return { calls, store };
}

export const title = () => screen.getByRole('heading', { level: 1 }).textContent;

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
