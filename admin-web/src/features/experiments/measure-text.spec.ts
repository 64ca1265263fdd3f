import { dayText, differenceText, perVisitor, shareOf } from './measure-text';

describe('figures of an experiment', () => {
  it('say differences with their sign and unit', () => {
    expect(differenceText('registrations', 0.0123)).toBe('+1.23 points');
    expect(differenceText('registrations', -0.005)).toBe('-0.50 points');
    expect(differenceText('revenue', 37.4)).toBe('+$0.37');
    expect(differenceText('revenue', -105)).toBe('-$1.05');
    expect(differenceText('revenue', 0)).toBe('$0.00');
  });

  it('name a day as it was in California', () => {
    expect(dayText('2025-11-01')).toBe('Nov 1, 2025');
  });

  it('divide by nobody without a word of it', () => {
    expect([perVisitor(0, 0), perVisitor(3_700, 100), shareOf(0, 0), shareOf(3, 100)]).toEqual([
      '$0.00',
      '$0.37',
      0,
      3,
    ]);
  });
});
