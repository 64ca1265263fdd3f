import { clockText } from './clock-text';

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3_600, '1:00:00'],
  [3_725, '1:02:05'],
  [-1, '0:00'],
])('%d seconds of a film are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
