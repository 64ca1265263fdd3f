import { sizeText } from './file-size.js';

it.each([
  [0, '1 KB'],
  [862_671, '863 KB'],
  [1_000_000, '1 MB'],
  [28_700_000, '28.7 MB'],
])('%s bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
