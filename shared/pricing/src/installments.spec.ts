import { installmentDates, splitInstallments } from './installments.js';

// C-010
describe('splitInstallments', () => {
  it.each([
    [249_700, [83_233, 83_233, 83_234]],
    [499_700, [166_566, 166_567, 166_567]],
    [269_700, [89_900, 89_900, 89_900]],
    [300, [100, 100, 100]],
  ])('splits %d cents into three', (total, parts) => {
    expect(splitInstallments(total, 3)).toEqual(parts);
  });

  it('leaves one payment whole', () => {
    expect(splitInstallments(3_700, 1)).toEqual([3_700]);
  });
});

describe('installmentDates', () => {
  it.each([
    ['2025-11-20T18:30:00.000Z', ['2025-11-20T18:30:00.000Z', '2025-12-20T18:30:00.000Z', '2026-01-20T18:30:00.000Z']],
    ['2025-01-31T00:00:00.000Z', ['2025-01-31T00:00:00.000Z', '2025-02-28T00:00:00.000Z', '2025-03-31T00:00:00.000Z']],
    ['2024-01-31T23:59:59.999Z', ['2024-01-31T23:59:59.999Z', '2024-02-29T23:59:59.999Z', '2024-03-31T23:59:59.999Z']],
    ['2025-12-30T12:00:00.000Z', ['2025-12-30T12:00:00.000Z', '2026-01-30T12:00:00.000Z', '2026-02-28T12:00:00.000Z']],
    ['2025-08-31T12:00:00.000Z', ['2025-08-31T12:00:00.000Z', '2025-09-30T12:00:00.000Z', '2025-10-31T12:00:00.000Z']],
    ['2024-02-29T12:00:00.000Z', ['2024-02-29T12:00:00.000Z', '2024-03-29T12:00:00.000Z', '2024-04-29T12:00:00.000Z']],
  ])('of a plan that starts at %s are monthly, on the last day of a month that is too short', (start, dates) => {
    expect(installmentDates(Date.parse(start), 3).map((at) => new Date(at).toISOString())).toEqual(dates);
  });
});
