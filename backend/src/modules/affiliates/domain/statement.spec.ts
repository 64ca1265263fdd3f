import { statementOf, type StatementEntry } from './statement.js';

const entry = (amountCents: number): StatementEntry => ({
  bookedAt: 0,
  orderId: 'o1',
  product: 'vip',
  kind: 'earn',
  amountCents,
});

describe('the statement of a month', () => {
  it('adds up from the balance before to the balance after', () => {
    const statement = statementOf('2025-11-01', {
      beforeCents: 10_000,
      paidOutCents: 9_000,
      entries: [entry(1_850), entry(4_850), entry(-1_850)],
    });
    expect(statement).toMatchObject({ earnedCents: 6_700, takenBackCents: 1_850, afterCents: 5_850 });
  });

  it('is below zero where more was taken back than earned', () => {
    const facts = { beforeCents: 0, paidOutCents: 0, entries: [entry(-500)] };
    expect(statementOf('2025-11-01', facts)).toMatchObject({ earnedCents: 0, takenBackCents: 500, afterCents: -500 });
  });
});
