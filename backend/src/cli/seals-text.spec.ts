import { sealsText } from './seals-text.js';

describe('what reseal-secrets says', () => {
  const factors = { what: 'second factors', secret: 'TWO_FACTOR_SECRET', present: 12, former: 0, unreadable: 0 };
  const codes = { ...factors, what: 'backup codes', present: 100 };
  const methods = { what: 'payout methods', secret: 'PAYOUT_DETAILS_SECRET', present: 3, former: 0, unreadable: 0 };

  it('names what each secret seals, and whether its former one can go', () => {
    expect(sealsText([factors, { ...codes, former: 2 }, methods]).split('\n')).toEqual([
      'second factors: 12 with TWO_FACTOR_SECRET, 0 with TWO_FACTOR_SECRET_FORMER, 0 with neither',
      'backup codes: 100 with TWO_FACTOR_SECRET, 2 with TWO_FACTOR_SECRET_FORMER, 0 with neither',
      'payout methods: 3 with PAYOUT_DETAILS_SECRET, 0 with PAYOUT_DETAILS_SECRET_FORMER, 0 with neither',
      'TWO_FACTOR_SECRET_FORMER is still needed: run this command again, without count.',
      'PAYOUT_DETAILS_SECRET_FORMER is not needed.',
    ]);
  });

  it('says what to do about rows that neither opens', () => {
    expect(sealsText([{ ...methods, unreadable: 1 }])).toContain('name that as PAYOUT_DETAILS_SECRET_FORMER.');
  });
});
