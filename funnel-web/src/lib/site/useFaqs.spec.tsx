import { ApiError } from '@summit/api-client';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ReadFaqsContext, useFaqs, type ReadFaqs } from './useFaqs';

const BUILT_IN = [{ question: 'What does it cost?', answer: 'One payment of {vip.early}.' }];
const AS_BUILT = [{ question: 'What does it cost?', answer: 'One payment of $37.' }];
const EDITED = [{ question: 'What does it cost?', answer: 'One payment, nothing renews.' }];

async function shown(read: ReadFaqs) {
  const wrapper = ({ children }: { children: ReactNode }) => <ReadFaqsContext value={read}>{children}</ReadFaqsContext>;
  const { result } = renderHook(() => useFaqs('vip', BUILT_IN), { wrapper });
  // It asks in a task of its own.
  await act(() => new Promise((done) => setTimeout(done)));
  return result.current;
}

//
describe('questions of a page', () => {
  it('are those of the office, of the page’s own category', async () => {
    expect(await shown(async (category) => (category === 'vip' ? EDITED : []))).toBe(EDITED);
  });

  it.each<[string, ReadFaqs]>([
    ['the office has the same', async () => AS_BUILT],
    ['the office has none', async () => []],
    ['they can not be read', () => Promise.reject(new ApiError({ kind: 'network' }))],
  ])('are those of the build where %s', async (_case, read) => {
    expect(await shown(read)).toBe(BUILT_IN);
  });
});
