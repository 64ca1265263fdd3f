import { fill } from '@summit/testing/fill';
import type { BuyerOrder } from '@summit/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { refused } from '../../../test/fake-offer-ports';
import { PROOF, ORDER, open, title, press } from '../../../test/open-orders';

const OF = { proof: PROOF, order_number: ORDER.order_number };

const items = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('/orders (F-322, F-323)', () => {
  it('shows an order with its money, its sessions, and the installment that can be paid now', async () => {
    await open();
    expect(title()).toBe('Your orders');
    const card = within(screen.getByRole('article', { name: 'Done-For-You Service' }));
    expect(card.getByText('Payment failed')).toBeVisible();
    expect(items('Payment plan')).toEqual([
      'Installment 1, paid 20 November 2025 $832.34',
      'Installment 2, due 20 December 2025 $832.33',
    ]);
    expect(items('Coaching sessions')).toEqual(['Session 1: held on 25 November 2025', 'Session 2 (extra): to come']);
    expect(card.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', 'https://pay.test/in_2');
    expect(card.getByText(/until 30 days after your final coaching session/)).toBeVisible();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.title).toBe('Your orders | Growth & Scale Summit');
  });

  it('shows an order as an API process of the version before describes it', async () => {
    const { failed_installments, ...before } = ORDER;
    expect(failed_installments).toHaveLength(1);
    await open({ orders: async () => [before as BuyerOrder] });
    expect(items('Payment plan')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
  });

  it('gives the files of the order', async () => {
    await open();
    const files = within(screen.getByRole('list', { name: 'Files' }));
    expect(files.getByRole('link', { name: 'Templates Kit (ZIP)' })).toHaveAttribute('href', ORDER.files[0]!.url);
    cleanup();
    await open({ orders: async () => [{ ...ORDER, files: [] }] });
    expect(screen.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument();
  });

  it('gives the invoice and sends the mails again', async () => {
    const { calls } = await open();
    await press('Download invoice');
    await press('Send the mails again');
    expect(calls).toEqual([
      ['invoice', OF],
      ['resend', OF],
    ]);
    expect(screen.getByText('The mails are on their way again.')).toBeVisible();
  });

  it('leads to the page for another card of a running plan, and then says which card pays', async () => {
    const asked = Date.parse('2025-11-21T18:00:00.500Z');
    const saved = { can_change: true, last4: '4444', given_at: '2025-11-21T18:00:00.000Z' };
    const { calls } = await open({}, { ordersProof: PROOF }, `/orders?card=${asked}`);
    expect(screen.getByText('Your new card is being saved.')).toBeVisible();
    await press('Change card');
    expect(calls).toEqual([['card', OF]]);
    cleanup();
    await open(
      { orders: async () => [{ ...ORDER, plan_card: saved }] },
      { ordersProof: PROOF },
      `/orders?card=${asked}`,
    );
    expect(screen.getByText(/^On 21 November 2025 you changed to the card ending in 4444/)).toBeVisible();
    expect(screen.queryByText('Your new card is being saved.')).not.toBeInTheDocument();
    cleanup();
    await open({ orders: async () => [{ ...ORDER, plan_card: { ...saved, can_change: false } }] });
    expect(screen.queryByRole('button', { name: 'Change card' })).not.toBeInTheDocument();
  });

  it('says why the mails are not sent again', async () => {
    await open({ resend: () => Promise.reject(refused('rate_limited')) });
    await press('Send the mails again');
    expect(screen.getByText(/Too many requests/)).toBeVisible();
  });

  it('asks for a refund, and then says that it was asked for', async () => {
    let asked = false;
    const request = { state: 'pending', asked_at: '2025-11-21T18:00:00.000Z', answer: null } as const;
    const refund = () => (asked ? { can_ask: false, guarantee_until: null, request } : ORDER.refund);
    const { calls } = await open({
      orders: async () => [{ ...ORDER, refund: refund() }],
      askForRefund: async (body) => {
        calls.push(['refund', body]);
        asked = true;
        return 'We have your request.';
      },
    });
    await press('Ask for a refund');
    const form = within(screen.getByRole('form', { name: 'Ask for a refund' }));
    await fill(form.getByRole('textbox'), 'Not for me');
    await press('Ask for the refund');
    expect(calls).toEqual([['refund', { ...OF, reason: 'Not for me' }]]);
    expect(await screen.findByText(/^You asked for a refund on 21 November 2025/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a refund' })).not.toBeInTheDocument();
  });

  it('keeps what was written when the refund is refused', async () => {
    await open({ askForRefund: () => Promise.reject(refused('refund_guarantee_over')) });
    await press('Ask for a refund');
    await fill(screen.getByRole('textbox'), 'Late');
    await press('Ask for the refund');
    expect(screen.getByText(/The refund period of this order is over/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Late');
  });

  it('asks for another address, once it is one', async () => {
    const { calls } = await open();
    await press('Correct the address');
    await fill(screen.getByLabelText('Right email address'), 'nobody');
    await press('Ask for this address');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    await fill(screen.getByLabelText('Right email address'), '@example.com');
    await press('Ask for this address');
    expect(calls).toEqual([['email', { ...OF, email: 'nobody@example.com' }]]);
  });

  it.each([
    [{ can_ask: false, guarantee_until: '2025-11-08T08:00:00.000Z', request: null }, /ended on 8 November 2025/],
    [
      {
        can_ask: false,
        guarantee_until: null,
        request: { state: 'declined', asked_at: '2025-11-21T18:00:00.000Z', answer: 'You came too late.' },
      },
      /We did not agree\. You came too late\./,
    ],
  ] as const)('offers no refund that is not to be had: %p', async (refund, text) => {
    await open({ orders: async () => [{ ...ORDER, refund }] });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a refund' })).not.toBeInTheDocument();
  });

  it('confirms another address for whoever paid, on a press', async () => {
    const { calls } = await open({}, { ordersProof: 'c.cjE.1767225600.s-_g' });
    expect(title()).toBe('Is the other address right?');
    expect(calls).toEqual([]);
    await press('Yes, use that address');
    expect(calls).toEqual([['confirm', 'c.cjE.1767225600.s-_g']]);
    expect(title()).toBe('The address is corrected');
    expect(screen.getByText('The order has the new address.')).toBeVisible();
  });
});
