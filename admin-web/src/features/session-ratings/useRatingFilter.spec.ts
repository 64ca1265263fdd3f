import { renderHookAt } from '../../../test/render-hook-at';
import { useRatingFilter } from './useRatingFilter';

//
describe('the filter of the ratings', () => {
  it('stands in the address', () => {
    const { state, change, query } = renderHookAt('?speaker=Amara+Okafor&stars=3&status=pending', useRatingFilter);
    expect(state()).toEqual({ speaker: 'Amara Okafor', min_rating: 3, status: 'pending' });
    change({ min_rating: 5 });
    expect([state(), query()]).toEqual([{ min_rating: 5 }, '?stars=5']);
  });

  it('is all where the address means nothing', () => {
    expect(renderHookAt('?stars=11&status=lost', useRatingFilter).state()).toEqual({});
  });
});
