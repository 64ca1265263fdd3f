import { adminPersonEndpoint, type Person, type PersonEvent } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { eventWords } from './event-words';
import { NARROW_EVENT } from './event-columns';
import { PersonView } from './PersonView';

const PERSON: Person = {
  email: 'zoe@example.com',
  other_emails: ['zoe@old.example'],
  name: 'Zoe Quist',
  phone: '+1 503 555 0100',
  registered_at: '2025-11-06T20:00:00.000Z',
  source: 'affiliate',
  affiliate_info: { code: 'AMARA', name: 'Amara Okafor' },
  total_spent: 27,
  products: ['vip'],
  member: { summit1_access: false, summit2_access: true, has_password: true, two_factor_enabled: false },
  unsubscribed: false,
};
const PAID: PersonEvent = {
  kind: 'paid',
  at: '2025-11-06T20:05:00.000Z',
  subject: 'stripe',
  detail: 'order',
  amount: 27,
  order_id: '3f0c1d9e-aaaa-4bbb-8ccc-0123456789ab',
};

//
describe('the page of one person', () => {
  it('says on a phone what a mail was about before its time, which may not fit', () => {
    const mail = { ...PAID, kind: 'mail' as const, subject: 'add-on', detail: 'sent', order_id: null, number: 1 };
    expect(render(NARROW_EVENT.note(mail)).container).toHaveTextContent(/^add on, sent, Nov 6/);
  });

  it('shows who it is and what happened', async () => {
    const server = new FakeServer().answers(adminPersonEndpoint, {
      success: true,
      person: PERSON,
      data: [PAID, { ...PAID, kind: 'ordered', subject: 'vip', detail: 'completed' }],
      total: 2,
    });
    const receipts: string[] = [];
    renderInAdmin(<PersonView email="zoe@example.com" onReceipt={(id) => receipts.push(id)} />, { server });
    expect(await screen.findByText('Zoe Quist, zoe@example.com')).toBeVisible();
    const figures = within(screen.getByRole('region', { name: 'zoe@example.com' }));
    for (const text of ['$27', 'VIP', 'Affiliate', 'Amara Okafor', 'Summit 2', 'Two-factor off'])
      expect(figures.getByText(text)).toBeVisible();
    expect(screen.getByText('Also zoe@old.example')).toBeVisible();
    const table = screen.getByRole('grid', { name: 'What happened' });
    expect(within(table).getByText('Stripe, order 3f0c1d9e')).toBeVisible();
    // A number that does not fit says so: one that is cut looks like another number.
    expect(within(table).getByText('VIP, completed, order 3f0c1d9e')).toHaveClass('shortened');
    // C-058: of what was paid, and of nothing else.
    fireEvent.click(screen.getByRole('button', { name: 'Receipt 3f0c1d9e' }));
    expect(receipts).toEqual([PAID.order_id]);
    expect(server.callsOf(adminPersonEndpoint)[0]).toMatchObject({
      params: { email: 'zoe%40example.com' },
      query: { limit: '50', skip: '0' },
    });
    expect(screen.getByRole('link', { name: 'All customers' })).toHaveAttribute(
      'href',
      '/admin/dashboard?tab=customers',
    );
  });

  it('says so where nobody has the address', async () => {
    const server = new FakeServer().answers(adminPersonEndpoint, () => refused('not_found'));
    renderInAdmin(<PersonView email="nobody@example.com" onReceipt={() => undefined} />, { server });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'nobody@example.com' })).not.toBeInTheDocument();
  });
});

describe('what happened, in words', () => {
  const event = (more: Partial<PersonEvent>) => eventWords({ ...PAID, detail: null, order_id: null, ...more });
  it.each([
    [{ kind: 'mail', subject: 'implementation-details', detail: 'sent' }, 'Mail', 'implementation details, sent'],
    [{ kind: 'credited', subject: 'JONAS-K', detail: 'credited' }, 'Order credited', 'JONAS-K, credited'],
    [{ kind: 'declined', subject: 'dfy', detail: 'card_declined' }, 'Payment declined', 'Done-For-You, card declined'],
    [{ kind: 'watched', subject: 'Pricing', detail: '12 min' }, 'Watched', 'Pricing, 12 min'],
    [{ kind: 'link_used', subject: null, detail: 'lost_second_factor' }, 'Used a mailed link', 'lost second factor'],
    [{ kind: 'requested', subject: 'refund', detail: 'pending' }, 'Asked for', 'refund, pending'],
    [{ kind: 'member_since', subject: null }, 'VIP account opened', ''],
  ] as const)('%p', (more, what, note) => {
    expect(event(more)).toEqual({ what, note });
  });
});
