import { memoryStore } from '../../test/memory-store';
import type { Visit } from '../lib/visit/visit';
import { captureReferral } from './capture-referral';

const NOW = Date.parse('2025-10-20T09:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

function visit(query: string, store = memoryStore(), over: Partial<Visit> = {}) {
  const reports: string[] = [];
  captureReferral({
    store,
    report: (path) => reports.push(path),
    url: new URL(`https://summit.example/${query}`),
    referrer: '',
    now: NOW,
    ...over,
  });
  return { store, reports };
}

describe('captureReferral', () => {
  // F-117, F-118
  it('stores the code of ?ref and reports one click (F-329)', () => {
    const { store, reports } = visit('?ref=AMARA', memoryStore(), { referrer: 'https://blog.example/post' });
    expect(store.kept.affiliateCode).toBe('AMARA');
    expect(store.kept.affiliateRef).toBe('AMARA');
    expect(reports).toEqual([
      '/api/affiliate/track-click?affiliate_code=AMARA&referrer=https%3A%2F%2Fblog.example%2Fpost',
    ]);
  });

  it('names a visit without a referrer direct', () => {
    expect(visit('?ref=AMARA').reports[0]).toContain('referrer=direct');
  });

  it('reports a click once per code and day', () => {
    const { store } = visit('?ref=AMARA');
    expect(visit('?ref=AMARA', store).reports).toEqual([]);
    expect(visit('?ref=amara', store).reports).toEqual([]);
    expect(visit('?ref=AMARA', store, { now: NOW + DAY }).reports).toHaveLength(1);
    expect(visit('?ref=KWAME', store, { now: NOW + DAY }).reports).toHaveLength(1);
  });

  it('does nothing without a code and with a malformed one', () => {
    for (const query of ['', '?ref=', '?ref=%3Cscript%3E', `?ref=${'a'.repeat(65)}`]) {
      const { store, reports } = visit(query);
      expect(store.kept).toEqual({});
      expect(reports).toEqual([]);
    }
  });

  it('keeps the code of an invite link', () => {
    expect(visit('?invite=friend-1').store.kept.inviteCode).toBe('friend-1');
    expect(visit('?invite=%22%3E').store.kept.inviteCode).toBeUndefined();
  });
});
