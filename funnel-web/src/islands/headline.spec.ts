import { memoryStore } from '../../test/memory-store';
import { headlineVariant, showHeadline } from './headline';

const never = () => {
  throw new Error('must not draw');
};

// C-080, F-109
describe('headlineVariant', () => {
  it('is A without an experiment, whatever is stored, and stores nothing', () => {
    const store = memoryStore();
    expect(headlineVariant(store, false, never)).toBe('A');
    expect(headlineVariant(memoryStore({ abTestVariant: 'B' }), false, never)).toBe('A');
    expect(store.kept).toEqual({});
  });

  it('draws half and half while the experiment runs, and keeps what was drawn', () => {
    const store = memoryStore();
    expect(headlineVariant(store, true, () => 0.5)).toBe('B');
    expect(store.kept.abTestVariant).toBe('B');
    expect(headlineVariant(store, true, never)).toBe('B');
    expect(headlineVariant(memoryStore(), true, () => 0.499)).toBe('A');
  });

  it('draws again when something else is stored', () => {
    expect(headlineVariant(memoryStore({ abTestVariant: 'C' }), true, () => 0)).toBe('A');
  });
});

describe('showHeadline', () => {
  it('names the variant on the root, which the style sheet reads', () => {
    showHeadline('B');
    expect(document.documentElement.dataset['headline']).toBe('B');
  });
});
