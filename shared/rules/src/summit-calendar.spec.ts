import { summitPhase } from './summit-calendar.js';

describe('summitPhase', () => {
  it.each([
    ['2025-10-27T14:59:59Z', 'upcoming'],
    ['2025-10-27T15:00:00Z', 'live'],
    ['2025-11-02T06:59:59Z', 'live'],
    ['2025-11-02T07:00:00Z', 'concluded'],
  ])('at %s is %s', (now, phase) => {
    expect(summitPhase(Date.parse(now))).toBe(phase);
  });

  it('is what the operator says, where the operator says something', () => {
    expect(summitPhase(Date.parse('2026-01-01T00:00:00Z'), 'upcoming')).toBe('upcoming');
  });
});
