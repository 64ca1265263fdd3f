import { memoryStore } from '../../../test/memory-store';
import { currentReferral, keepReferral } from './referral';

const CLICK = Date.parse('2025-10-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

describe('keepReferral', () => {
  // F-105, C-058
  it('writes the code under both keys, with the date of the click', () => {
    const store = memoryStore();
    keepReferral(store, 'AMARA', CLICK);
    expect(store.kept).toEqual({
      affiliateRef: 'AMARA',
      affiliateCode: 'AMARA',
      affiliateRefAt: '2025-10-01T12:00:00.000Z',
    });
  });

  it('lets the last click win', () => {
    const store = memoryStore();
    keepReferral(store, 'AMARA', CLICK);
    keepReferral(store, 'KWAME', CLICK + DAY);
    expect(currentReferral(store, CLICK + 2 * DAY)).toBe('KWAME');
  });
});

describe('currentReferral', () => {
  // C-058
  it('counts for 45 days and not a moment longer', () => {
    const store = memoryStore();
    keepReferral(store, 'AMARA', CLICK);
    expect(currentReferral(store, CLICK + 45 * DAY - 1)).toBe('AMARA');
    expect(currentReferral(store, CLICK + 45 * DAY)).toBeNull();
  });

  it('is null without a code, with a malformed code and without a readable date', () => {
    expect(currentReferral(memoryStore(), CLICK)).toBeNull();
    expect(currentReferral(memoryStore({ affiliateCode: '<b>', affiliateRefAt: '2025-10-01' }), CLICK)).toBeNull();
    expect(currentReferral(memoryStore({ affiliateCode: 'AMARA', affiliateRefAt: 'yesterday' }), CLICK)).toBeNull();
    expect(currentReferral(memoryStore({ affiliateCode: 'AMARA' }), CLICK)).toBeNull();
  });
});
