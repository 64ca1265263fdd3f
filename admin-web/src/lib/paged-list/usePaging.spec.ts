import { act, renderHook } from '@testing-library/react';
import { usePaging } from './usePaging';

describe('the page of a filtered list', () => {
  it('begins anew when the filters change, and keeps the size of its pages', () => {
    const { result, rerender } = renderHook(({ filters }) => usePaging(20, filters), { initialProps: { filters: '' } });
    expect(result.current[0]).toEqual({ page: 0, pageSize: 20 });

    act(() => result.current[1]({ page: 3, pageSize: 50 }));
    expect(result.current[0]).toEqual({ page: 3, pageSize: 50 });

    rerender({ filters: 'hana' });
    expect(result.current[0]).toEqual({ page: 0, pageSize: 50 });
  });
});
