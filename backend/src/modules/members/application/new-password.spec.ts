import { requireGoodPassword } from './new-password.js';

describe('requireGoodPassword', () => {
  const problem = (page: 'first' | 'changed', password: string, confirmation = password) => {
    try {
      requireGoodPassword(page, { password, confirmation });
      return 'none';
    } catch (error) {
      return (error as { message: string }).message;
    }
  };

  it('looks at the length first on the page for a first password (M-031, M-032)', () => {
    expect(problem('first', '1234567', 'other')).toBe('Password must be at least 8 characters long');
    expect(problem('first', 'riverstone', 'riverstones')).toBe('Passwords do not match');
    expect(problem('first', 'riverston')).toBe('none');
  });

  it('looks at the confirmation first where a password is changed (M-055)', () => {
    expect(problem('changed', '1234567', 'other')).toBe('New passwords do not match');
    expect(problem('changed', '1234567')).toBe('Password must be at least 8 characters');
    expect(problem('changed', 'riverston')).toBe('none');
  });

  it.each(['first', 'changed'] as const)('refuses common and endless ones (%s)', (page) => {
    expect(problem(page, 'password')).toBe('This password is on lists of common passwords. Choose another one.');
    expect(problem(page, `riverstone ${'a'.repeat(190)}`)).toBe(
      'The password is too long. 200 characters are the limit.',
    );
    expect(problem(page, `${'river stone '.repeat(16)}12345678`)).toBe('none');
  });
});
