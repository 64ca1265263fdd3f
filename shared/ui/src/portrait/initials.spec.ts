import { initials } from './initials.js';

describe('initials', () => {
  it.each([
    ['Amara Okafor', 'AO'],
    ['amara  ada okafor', 'AA'],
    ['Cher', 'C'],
    ['', ''],
  ])('of "%s" are "%s"', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
