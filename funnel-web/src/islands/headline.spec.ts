import { memoryStore } from '../../test/memory-store';
import { keepHeadlineVariant } from './headline';

/** What is kept after a visit that began with `before`. */
function kept(before: 'A' | 'B' | null, shown: string | undefined, runs?: boolean): string | undefined {
  const store = memoryStore(before ? { abTestVariant: before } : {});
  keepHeadlineVariant(store, shown, runs);
  return store.kept.abTestVariant;
}

// C-080, F-068, F-109
describe('keepHeadlineVariant', () => {
  it.each([
    ['A', 'B'],
    ['B', 'A'],
  ] as const)('of a visitor who had %s keeps the %s that the page came with', (before, shown) => {
    expect(kept(before, shown)).toBe(shown);
    expect(kept(before, shown, true)).toBe(shown);
    expect(kept(null, shown)).toBe(shown);
  });

  it.each(['published', '', 'C'])('keeps A of a page that came with %j: no experiment runs', (shown) => {
    for (const before of [null, 'A', 'B'] as const) expect(kept(before, shown)).toBe('A');
  });

  it.each([undefined, true])('changes nothing where nobody could ask which one it is (runs: %s)', (runs) => {
    expect(kept('B', undefined, runs)).toBe('B');
    expect(kept('A', undefined, runs)).toBe('A');
    expect(kept(null, undefined, runs)).toBe('A');
  });

  it('keeps A once the server says that no experiment runs', () => {
    for (const before of [null, 'A', 'B'] as const) expect(kept(before, undefined, false)).toBe('A');
  });
});
