import { passwordProblem } from './password-rule.js';

const NAMES = ['amara@summit.test', ' Amara Okafor ', 'river2025', ''];

describe('a password', () => {
  // A-025, M-031
  it.each([
    ['admin', 'ridgewalker', 'too_short'],
    ['admin', 'ridgewalkers', null],
    ['vip', 'ridgewa', 'too_short'],
    ['vip', 'ridgewal', null],
    ['speaker', 'ridgewa', 'too_short'],
    ['speaker', 'ridgewal', null],
  ] as const)('of %s: %j is %j', (area, password, problem) => {
    expect(passwordProblem(password, area, [])).toBe(problem);
  });

  it('has 200 characters at most', () => {
    const long = 'ridge walker '.repeat(20);
    expect(passwordProblem(long.slice(0, 200), 'vip', [])).toBeNull();
    expect(passwordProblem(long.slice(0, 201), 'vip', [])).toBe('too_long');
  });

  // S8
  it.each([
    ['qwertyuiop', 'too_common'],
    ['20252025', 'too_common'],
    ['amara@summit.test', 'own_name'],
    ['AMARA OKAFOR', 'own_name'],
    ['2025 amara okafor!!', 'own_name'],
    ['--amara--', 'own_name'],
    ['River2025', 'own_name'],
    ['amaraokafor', null],
    ['amara and okafor', null],
    ['2025-11-20', null],
  ])('%j of somebody with these names is %j', (password, problem) => {
    expect(passwordProblem(password, 'vip', NAMES)).toBe(problem);
  });
});
