import { showSizes } from './download-sizes';

describe('what the downloads of the landing page really weigh (F-253)', () => {
  const shown = (keys: string, sizes: Record<string, number | null>): string => {
    const slot = document.createElement('p');
    slot.dataset['fileSizes'] = keys;
    showSizes([slot], sizes);
    return slot.textContent;
  };

  it.each([
    ['a', { a: 862_671 }, 'This edition: 863 KB'],
    ['a b', { a: 2_100_000, b: 246_259 }, 'This edition: 2.1 MB and 246 KB'],
    ['a b', { a: 2_100_000, b: null }, ''],
    ['c', { a: 2_100_000 }, ''],
  ])('%s of %j: %s', (keys, sizes, text) => {
    expect(shown(keys, sizes)).toBe(text);
  });
});
