import { memoryStore } from '../../test/memory-store';
import { keepHeadlineVariant } from './headline';

// C-080, F-068, F-109
describe('keepHeadlineVariant', () => {
  it('keeps the variant that the page came with, whatever was kept before', () => {
    const store = memoryStore({ abTestVariant: 'A' });
    keepHeadlineVariant(store, 'B');
    expect(store.kept.abTestVariant).toBe('B');
    keepHeadlineVariant(store, 'A');
    expect(store.kept.abTestVariant).toBe('A');
  });

  it.each([undefined, '', 'C'])('keeps A of a page that came with %j: no experiment runs', (shown) => {
    for (const store of [memoryStore(), memoryStore({ abTestVariant: 'B' })]) {
      keepHeadlineVariant(store, shown);
      expect(store.kept.abTestVariant).toBe('A');
    }
  });
});
