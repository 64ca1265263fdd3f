import { mutatedOf, PARTS } from './parts.mjs';

describe('mutatedOf', () => {
  it('is all of a part where no file is named', () => {
    expect(mutatedOf('ledger', '')).toBe(PARTS.ledger.mutate);
  });

  it('is the file of that name, wherever in the part it is', () => {
    expect(mutatedOf('orders', 'promo-code')).toEqual([
      expect.stringMatching(/^backend\/src\/modules\/payments\/promo-codes\/domain\/promo-code\.ts$/),
    ]);
    expect(mutatedOf('ledger', 'ledger-audit.job')).toEqual(['backend/src/modules/ledger/ledger-audit.job.ts']);
  });

  it.each([
    ['ledger', 'no-such-file'],
    ['orders', 'promo-code.spec'],
    ['orders', 'ledger-audit.job'],
  ])('is nothing where %s has no rules in %s', (part, file) => {
    expect(mutatedOf(part, file)).toEqual([]);
  });
});
