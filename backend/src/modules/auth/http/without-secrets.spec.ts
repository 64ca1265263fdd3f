import { changeWithoutSecrets, withoutSecrets } from './without-secrets.js';

const ROUTE = '/api/admin/desk/orders/:order_id/refund';
const kept = (fields: object, route = ROUTE) => withoutSecrets(fields, { known: new Set(Object.keys(fields)), route });

describe('what the audit log keeps of a call (A-005)', () => {
  it('is what it was asked for, without secrets', () => {
    expect(kept({ amount: 10, new_password: 'x', token: 'y', speaker_code: 'anna' })).toEqual({
      amount: 10,
      new_password: '…',
      token: '…',
      speaker_code: 'anna',
    });
  });

  it('names a promo code where the call is about promo codes, and no other code', () => {
    expect(kept({ code: 'EARLY' }, '/api/admin/promo-codes')).toEqual({ code: 'EARLY' });
    expect(kept({ code: '123456' }, '/api/admin/auth/confirm')).toEqual({ code: '…' });
  });

  // the log can't be changed, and an erasure empties these words where they stand.
  it('is not what staff wrote about a buyer', () => {
    expect(kept({ reason: 'Zoe Miller phoned' })).toEqual({ reason: '…' });
    expect(kept({ answer: 'Dear Zoe' }, '/api/admin/dashboard/buyer-requests/:request_id/decline')).toEqual({
      answer: '…',
    });
    const change = { before: null, after: { state: 'accepted', note: 'Zoe paid by wire' } };
    expect(changeWithoutSecrets(change, '/api/admin/desk/reconciliation/:difference_id/accept')).toEqual({
      before: null,
      after: { state: 'accepted', note: '…' },
    });
  });

  it('is what staff wrote for everybody', () => {
    expect(kept({ answer: 'Five days.' }, '/api/admin/faqs/:id')).toEqual({ answer: 'Five days.' });
  });

  it('is whom an export was about only where that is an address, which becomes a token', () => {
    const route = '/api/admin/exports/customers';
    expect(kept({ search: 'zoe@example.com' }, route)).toEqual({ search: 'zoe@example.com' });
    expect(kept({ search: 'zoe mill' }, route)).toEqual({ search: '…' });
  });

  it('counts fields that the call does not know', () => {
    expect(withoutSecrets({ amount: 1, more: 2 }, { known: new Set(['amount']), route: ROUTE })).toEqual({
      amount: 1,
      unknown_fields: 1,
    });
  });
});
