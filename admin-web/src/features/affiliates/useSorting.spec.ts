import { renderHookAt } from '../../../test/render-hook-at';
import { useSorting } from './useSorting';

//
describe('the order of the affiliates', () => {
  it('stands in the address', () => {
    const { state, change, query } = renderHookAt('?sort=total_sales&order=desc', useSorting);
    expect(state()).toEqual({ field: 'total_sales', order: 'desc' });
    change({ field: 'total_clicks', order: 'asc' });
    expect([state(), query()]).toEqual([{ field: 'total_clicks', order: 'asc' }, '?sort=total_clicks&order=asc']);
  });

  it('is by name where the address means nothing', () => {
    expect(renderHookAt('?sort=password', useSorting).state()).toEqual({ field: 'speaker_name', order: 'asc' });
  });
});
