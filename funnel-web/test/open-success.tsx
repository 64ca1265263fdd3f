import type { OrderReceipt, OrderStatusResponse } from '@summit/contracts';
import { type Product, type SummitPhase } from '@summit/rules';
import { screen, within } from '@testing-library/react';
import { renderAfterOrder, type AfterOrderCase } from './render-after-order';
import { SuccessRoute } from '../src/pages/success/SuccessRoute';

export const SESSION = 'cs_test_a1b2c3d4e5f6g7h8i9j0k1l2';

export const RECEIPT: OrderReceipt = {
  order_number: '6f2c0b8e-1111-4000-8000-000000000001',
  ordered_at: '2025-11-03T18:00:00.000Z',
  lines: [
    { name: 'VIP', quantity: 1, amount: 37 },
    { name: 'Speaker Interview Highlights Vault', quantity: 1, amount: 9 },
  ],
  discount: 4.6,
  total: 41.4,
  paid: 41.4,
  refunded: 0,
  email: 'hana@example.com',
  payment_method: 'card',
  card_last4: '4242',
  installments: [],
};

export const says =
  (status: OrderStatusResponse['status'], product: Product = 'vip') =>
  async (): Promise<OrderStatusResponse> => ({
    success: true,
    product_type: product,
    status,
    receipt: status === 'confirmed' ? RECEIPT : null,
    orders_url: null,
  });

export const open = (query: string, given: AfterOrderCase = {}, phase: SummitPhase = 'concluded') =>
  renderAfterOrder(<SuccessRoute phase={phase} />, `/success${query}`, given);

export const openOrder = (product: string, given: AfterOrderCase = {}, phase?: SummitPhase) =>
  open(`?session_id=${SESSION}&product=${product}`, given, phase);

export const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));

export const status = () => summary().getByText('Status').nextElementSibling;

export const title = () => screen.getByRole('heading', { level: 1 }).textContent;
