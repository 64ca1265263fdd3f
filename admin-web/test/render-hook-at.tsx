import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** Runs a hook that reads the address, at this query; `change` lets it write, `query` is what the address says then. */
export function renderHookAt<State, Change>(query: string, useState: () => [State, (change: Change) => void]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/admin/dashboard${query}`]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ hook: useState(), location: useLocation() }), { wrapper });
  return {
    state: () => result.current.hook[0],
    change: (next: Change) => act(() => result.current.hook[1](next)),
    query: () => result.current.location.search,
  };
}
