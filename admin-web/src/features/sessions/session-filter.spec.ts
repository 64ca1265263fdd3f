import { renderHookAt } from '../../../test/render-hook-at';
import { useSessionFilter } from './session-filter';

describe('the filter of the sessions', () => {
  it('stands in the address beside the tab', () => {
    const { state, change, query } = renderHookAt('?tab=sessions&day=3', useSessionFilter);
    expect(state()).toEqual({ day: 3, edition: null });
    change({ day: 5, edition: null });
    expect([state().day, query()]).toEqual([5, '?tab=sessions&day=5']);
    change({ day: null, edition: null });
    expect(query()).toBe('?tab=sessions');
  });

  it('is all where the address means nothing', () => {
    expect(renderHookAt('?day=9&edition=none', useSessionFilter).state()).toEqual({ day: null, edition: null });
  });
});
