import { readPlace, writePlace } from './filters-in-address';

describe('the address of the dashboard', () => {
  it('starts with the first tab, all time and all summits (A-045)', () => {
    expect(readPlace(new URLSearchParams())).toEqual({ tab: null, days: 99_999, summit: 'all' });
  });

  it('says tab, days and summit', () => {
    const place = { tab: 'customers', days: 30, summit: 'passive-income' } as const;
    expect(writePlace(place).toString()).toBe('tab=customers&days=30&summit=passive-income');
    expect(readPlace(writePlace(place))).toEqual(place);
  });

  it('leaves out what is as at the start', () => {
    expect(writePlace({ tab: null, days: 99_999, summit: 'all' }).toString()).toBe('');
  });

  it('ignores what means nothing', () => {
    const address = new URLSearchParams('days=8&summit=2024');
    expect(readPlace(address)).toEqual({ tab: null, days: 99_999, summit: 'all' });
  });
});
