import { formatBackupCode, normalizeBackupCode } from './backup-code.js';

// S6
describe('a backup code', () => {
  it('is ten signs that nobody takes for others, in two groups', () => {
    let next = 0;
    const bounds = new Set<number>();
    const code = formatBackupCode((bound) => {
      bounds.add(bound);
      return next++;
    });
    expect(code).toBe('23456-789ab');
    expect([...bounds]).toEqual([31]);
    expect(formatBackupCode((bound) => bound - 1)).toBe('zzzzz-zzzzz');
  });

  it.each([
    ['23456-789ab', '23456-789ab'],
    [' 23456 789AB ', '23456-789ab'],
    ['23456789ab', '23456-789ab'],
    ['23456-789a', null],
    ['23456-789abc', null],
    ['23456-789a0', null],
    ['x23456-789ab', null],
    ['23456-789ab!', null],
    ['123456', null],
  ])('%j is read as %j', (given, signs) => {
    expect(normalizeBackupCode(given)).toBe(signs);
  });
});
