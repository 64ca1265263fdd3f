import { fromPacificInput, toPacificInput } from './pacific-input';

describe('Pacific times in a date field', () => {
  it.each([
    ['2025-11-07T00:00:00.000Z', '2025-11-06T16:00'],
    ['2025-07-01T07:30:00.000Z', '2025-07-01T00:30'],
    // The hours around the change to standard time on November 2 and to daylight time on March 9.
    ['2025-11-02T07:59:00.000Z', '2025-11-02T00:59'],
    ['2025-11-02T10:00:00.000Z', '2025-11-02T02:00'],
    ['2025-03-09T09:59:00.000Z', '2025-03-09T01:59'],
    ['2025-03-09T10:00:00.000Z', '2025-03-09T03:00'],
  ])('%s is %s, there and back', (iso, value) => {
    expect(toPacificInput(iso)).toBe(value);
    expect(fromPacificInput(value)).toBe(iso);
  });

  it('an hour that the clock skips counts as the one after it', () => {
    expect(fromPacificInput('2025-03-09T02:30')).toBe('2025-03-09T10:30:00.000Z');
  });

  it('what is no date is null', () => {
    expect(fromPacificInput('')).toBeNull();
    expect(fromPacificInput('soon')).toBeNull();
  });
});
