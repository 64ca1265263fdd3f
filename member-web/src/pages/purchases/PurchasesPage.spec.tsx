import type { Purchase } from '@summit/contracts';
import { type Answers } from '@summit/testing/fake-server';
import { pdf } from '@summit/testing/fake-files';
import { mute, refused } from '@summit/testing/refusal';
import { screen, within } from '@testing-library/react';
import { openApp, signedIn } from '../../../test/open-app';

const PLAN: Purchase = {
  order_number: 'o-2',
  product_type: 'dfy',
  product_name: 'Done-For-You Service',
  state: 'plan_past_due',
  has_access: true,
  ordered_at: '2025-11-01T18:00:00Z',
  lines: [
    { name: 'Done-For-You Service', quantity: 1, amount: 2497 },
    { name: 'Coaching session', quantity: 2, amount: 400 },
  ],
  discount: 100,
  total: 2797,
  paid: 932.34,
  refunded: 0,
  email: 'dana@example.com',
  payment_method: 'card',
  card_last4: '4242',
  installments: [
    { number: 1, amount: 932.34, date: '2025-11-01T18:00:00Z', paid: true },
    { number: 2, amount: 932.33, date: '2025-12-01T18:00:00Z', paid: false },
    { number: 3, amount: 932.33, date: '2026-01-01T18:00:00Z', paid: false },
  ],
  payments: [{ received_at: '2025-11-01T18:00:00Z', amount: 932.34, installment: 1 }],
  refunds: [],
  pay_url: 'https://pay.example/invoice',
  next_attempt_at: '2025-12-04T18:00:00Z',
  failed_installments: [{ number: 2, pay_url: 'https://pay.example/invoice', next_attempt_at: '2025-12-04T18:00:00Z' }],
};
const REFUNDED: Purchase = {
  ...PLAN,
  order_number: 'o-1',
  product_type: 'vip',
  product_name: 'VIP All-Access Pass',
  state: 'refunded',
  has_access: false,
  lines: [{ name: 'VIP All-Access Pass', quantity: 1, amount: 37 }],
  discount: 0,
  total: 37,
  paid: 37,
  refunded: 37,
  installments: [],
  payments: [{ received_at: '2025-10-20T18:00:00Z', amount: 37, installment: null }],
  refunds: [{ refunded_at: '2025-10-25T18:00:00Z', amount: 37 }],
  pay_url: null,
  next_attempt_at: null,
  failed_installments: [],
};

const open = (vipPurchases: Answers['vipPurchases'], answers: Answers = {}) =>
  openApp('/vip/purchases', { kept: signedIn(), answers: { vipPurchases, ...answers } });
const card = (name: string) => screen.findByRole('article', { name });
const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

// M-184
describe('the purchases', () => {
  it('show each order with its items, payments and installments with dates', async () => {
    await open(() => ({ success: true, purchases: [PLAN, REFUNDED] }));
    const plan = within(await card('Done-For-You Service'));
    expect(plan.getByText('1 November 2025 · Order o-2')).toBeVisible();
    expect(rowsOf(plan.getByRole('list', { name: 'Items' }))).toEqual([
      'Done-For-You Service $2,497.00',
      '2 x Coaching session $400.00',
      'Discount -$100.00',
      'Total $2,797.00',
    ]);
    expect(rowsOf(plan.getByRole('list', { name: 'Payments' }))).toEqual(['Installment 1, 1 November 2025 $932.34']);
    expect(rowsOf(plan.getByRole('list', { name: 'Payment plan' }))).toEqual([
      'Installment 1, paid 1 November 2025 $932.34',
      'Installment 2, due 1 December 2025 $932.33',
      'Installment 3, due 1 January 2026 $932.33',
    ]);
    expect(
      plan.getByText('Access is open · Paid with the card ending in 4242 · The receipt went to dana@example.com'),
    ).toBeVisible();
  });

  it('lead to the page where a failed installment is paid, and say when the card is tried again', async () => {
    await open(() => ({ success: true, purchases: [PLAN] }));
    const alert = within(await card('Done-For-You Service')).getByRole('alert');
    expect(alert).toHaveTextContent('Payment failed. We try the card again on 4 December 2025.');
    expect(within(alert).getByRole('link', { name: 'Pay the open installment' })).toHaveAttribute(
      'href',
      'https://pay.example/invoice',
    );
  });

  it('name each of two failed installments with its own page', async () => {
    const failed_installments = [
      ...PLAN.failed_installments,
      { number: 3, pay_url: 'https://pay.example/third', next_attempt_at: null },
    ];
    await open(() => ({ success: true, purchases: [{ ...PLAN, failed_installments }] }));
    const alerts = within(await card('Done-For-You Service')).getAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Installment 2: Payment failed. We try the card again on 4 December 2025.Pay installment 2',
      'Installment 3: Payment failedPay installment 3',
    ]);
    expect(within(alerts[1]!).getByRole('link')).toHaveAttribute('href', 'https://pay.example/third');
  });

  it('say that no more is tried, without an empty place for a button', async () => {
    const failed_installments = [{ number: 2, pay_url: null, next_attempt_at: null }];
    await open(() => ({ success: true, purchases: [{ ...PLAN, failed_installments }] }));
    const alert = within(await card('Done-For-You Service')).getByRole('alert');
    expect(alert).toHaveTextContent(/^Payment failed$/);
    expect(alert.querySelector('.MuiAlert-action')).toBeNull();
  });

  it('are shown as an API process of the version before describes them', async () => {
    const { failed_installments, ...before } = PLAN;
    expect(failed_installments).toHaveLength(1);
    await open(() => ({ success: true, purchases: [before as Purchase] }));
    const plan = within(await card('Done-For-You Service'));
    expect(plan.getByRole('list', { name: 'Payment plan' })).toBeVisible();
    expect(plan.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say what came back and that access has ended', async () => {
    await open(() => ({ success: true, purchases: [REFUNDED] }));
    const vip = within(await card('VIP All-Access Pass'));
    expect(rowsOf(vip.getByRole('list', { name: 'Payments' }))).toEqual([
      'Paid, 20 October 2025 $37.00',
      'Refund, 25 October 2025 -$37.00',
    ]);
    expect(vip.getByText(/^Access has ended/)).toBeVisible();
    expect(vip.queryByRole('link', { name: 'Open the member area' })).not.toBeInTheDocument();
  });

  it('hand out the invoice of an order as a file', async () => {
    const { user, files, api } = await open(() => ({ success: true, purchases: [REFUNDED] }), {
      vipInvoice: () => pdf('INV-000007.pdf'),
    });
    await user.click(await screen.findByRole('button', { name: 'Download invoice' }));
    expect(files.saved).toEqual([{ name: 'INV-000007.pdf', text: '%PDF' }]);
    expect(api.callsOf('vipInvoice')).toMatchObject([{ bearer: 'token-1' }]);
  });

  it('say so where the invoice can’t be had', async () => {
    const { user } = await open(() => ({ success: true, purchases: [REFUNDED] }), { vipInvoice: () => mute(500) });
    await user.click(await screen.findByRole('button', { name: 'Download invoice' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The invoice could not be downloaded.');
  });

  it('name the support address to a member without orders', async () => {
    await open(() => ({ success: true, purchases: [] }));
    expect(await screen.findByText(/There are no orders of this account/)).toBeVisible();
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  });

  it('are asked for again after a failure', async () => {
    let answer: () => { success: true; purchases: Purchase[] } | ReturnType<typeof refused> = () => refused('internal');
    const { user } = await open(() => answer());
    await screen.findByRole('alert');
    answer = () => ({ success: true, purchases: [REFUNDED] });
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await card('VIP All-Access Pass')).toBeVisible();
  });
});
