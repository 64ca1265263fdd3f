import {
  AFFILIATE_FACTS,
  AFFILIATE_FAQ,
  AFFILIATE_INTRO,
  AFFILIATE_STEPS,
  COMMISSION_CARDS,
  PAYOUT_SCHEDULE,
} from './affiliate-programme.js';

describe('the affiliate programme', () => {
  it('shows 50% and takes every amount from the price book (C-007)', () => {
    expect(AFFILIATE_INTRO.title).toBe('Earn 50% on every sale you send');
    expect(COMMISSION_CARDS.map(({ amount }) => amount)).toEqual([
      '{commission.vip}',
      '{commission.vip_discounted}',
      '{commission.implementation}',
      '{commission.implementation_coaching}',
      '{commission.dfy}',
    ]);
  });

  it('names the case behind each amount (C-008, C-009)', () => {
    expect(COMMISSION_CARDS.map(({ condition }) => condition)).toEqual([
      'VIP at {vip.early}',
      'VIP after a $10 code',
      'Implementation at {implementation.early}',
      'Implementation with two coaching sessions',
      'Done-For-You at {dfy.early}',
    ]);
  });

  it('keeps the holds and the days from which they are payable (F-286 to F-288)', () => {
    expect(PAYOUT_SCHEDULE.map(({ product, hold, payable }) => [product, hold, payable])).toEqual([
      ['vip', '7 days', 'Payable 8 days after the summit'],
      ['implementation', '48 hours', 'Payable 3 days after the session'],
      ['dfy', '30 days', 'Payable 31 days after the final session'],
    ]);
  });

  it('states cookie, payout day, processing time and minimum (F-284, F-285)', () => {
    const facts = AFFILIATE_FACTS.map(({ title, line }) => `${title}: ${line}`).join('\n');
    expect(facts).toContain('45 days');
    expect(facts).toContain('1st of the month');
    expect(facts).toContain('PayPal or bank transfer, processed in 3 to 5 business days');
    expect(facts).toContain('{payout.minimum} minimum');
    expect(facts).toContain('No approval');
  });

  it('explains the three kinds of refund (F-289 to F-291)', () => {
    const refund = AFFILIATE_FAQ.find(({ question }) => question.includes('refund'))?.answer ?? '';
    expect(refund).toContain('before the payout cancels the commission');
    expect(refund).toContain('after the payout is taken from your next balance');
    expect(refund).toContain('partial refund changes the commission in proportion');
  });

  it('has four steps', () => {
    expect(AFFILIATE_STEPS).toHaveLength(4);
  });
});
