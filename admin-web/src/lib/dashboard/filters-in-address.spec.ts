import { readPlace, writePlace } from './filters-in-address';
import { labelOf, TABS } from './tabs';

describe('the tabs of the dashboard', () => {
  it('are the thirteen of the document, in order (A-047)', () => {
    expect(TABS.map(({ id }) => id)).toEqual([
      'overview',
      'analytics',
      'installments',
      'customers',
      'promo-codes',
      'vip-management',
      'all-affiliates',
      'super-prompts',
      'session-ratings',
      'sessions',
      'landing-page',
      'cms',
      'data-management',
    ]);
    expect([labelOf('installments'), labelOf('vip-management')]).toEqual(['Payment Plans', 'VIP Users']);
  });
});

describe('the address of the dashboard', () => {
  it('starts with the overview, all time and all summits (A-045)', () => {
    expect(readPlace(new URLSearchParams())).toEqual({ view: 'overview', days: 99_999, summit: 'all' });
  });

  it('says tab, days and summit', () => {
    const place = { view: 'customers', days: 30, summit: 'passive-income' } as const;
    expect(writePlace(place).toString()).toBe('tab=customers&days=30&summit=passive-income');
    expect(readPlace(writePlace(place))).toEqual(place);
  });

  it('leaves out what is as at the start', () => {
    expect(writePlace({ view: 'overview', days: 99_999, summit: 'all' }).toString()).toBe('');
  });

  it('ignores what means nothing', () => {
    const address = new URLSearchParams('tab=secrets&days=8&summit=2024');
    expect(readPlace(address)).toEqual({ view: 'overview', days: 99_999, summit: 'all' });
  });
});
