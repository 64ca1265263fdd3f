import { buyerEmail, toPurchase } from './purchase-command.js';

const body = { email: ' Zoe@Example.COM ', name: ' Zoe ', session_id: 'vip_1761000000000_a1b2c3d4' };
const context = { product: 'vip' as const, buyerId: 'buyer', clientBlock: 'block', plan: false, couponCode: null };

describe('a purchase from a body', () => {
  it('has a normalized address and nothing that was not sent', () => {
    expect(toPurchase(body, context)).toEqual({
      sessionId: 'vip_1761000000000_a1b2c3d4',
      product: 'vip',
      buyerId: 'buyer',
      clientBlock: 'block',
      email: 'zoe@example.com',
      name: 'Zoe',
      affiliateCode: null,
      bumps: [],
      coachingSessions: 0,
      plan: false,
      couponCode: null,
      expectedTotalCents: null,
    });
  });

  it('knows the placeholders for what they are (C-066)', () => {
    const guest = { ...body, email: 'Guest@growth-and-scale.example', name: 'Guest User' };
    expect(toPurchase(guest, context)).toMatchObject({ email: null, name: null });
    expect(buyerEmail('guest@growth-and-scale.example')).toBeNull();
    expect(buyerEmail(null)).toBeNull();
    expect(buyerEmail('')).toBeNull();
  });

  it('keeps referral codes in capitals and drops what can be none', () => {
    expect(toPurchase({ ...body, affiliate_code: ' amara ' }, context).affiliateCode).toBe('AMARA');
    expect(toPurchase({ ...body, affiliate_code: 'not a code!' }, context).affiliateCode).toBeNull();
  });
});
