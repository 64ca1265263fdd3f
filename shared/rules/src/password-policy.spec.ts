import { isCommonPassword, passwordStrength } from './password-policy.js';

describe('passwordStrength (M-034)', () => {
  it.each([
    ['', 'Too Short'],
    ['Abc1!xy', 'Too Short'],
    ['abcdefgh', 'Weak'],
    ['abcdefgH', 'Weak'],
    ['abcdefgH1', 'Good'],
    ['abcdefgH1!', 'Strong'],
    ['abcdefghijkl', 'Weak'],
    ['abcdefghijkL1!', 'Very Strong'],
  ])('calls %p %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

describe('isCommonPassword', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd2025',
    '12345678',
    '87654321',
    'qwertyuiop',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'letmein123',
    'Growth2025!',
    'passwordpassword',
  ])('refuses %p', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'demo-vip-2025',
    'correct horse battery staple',
    'Tj9-riverstone',
    'my password is long and odd',
    'demo-admin-2025',
  ])('lets %p pass', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
