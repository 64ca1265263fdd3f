import { judgeAccess } from './prompt-allowance.js';

const ten = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

// M-181
describe('judgeAccess', () => {
  it('counts a prompt while there is room', () => {
    expect(judgeAccess(new Set(), 1, 10)).toBe('counted');
    expect(judgeAccess(new Set([...ten].slice(1)), 11, 10)).toBe('counted');
  });

  it('refuses the eleventh', () => expect(judgeAccess(ten, 11, 10)).toBe('refused'));

  it('opens a counted one again for free, at the limit and above it', () => {
    expect(judgeAccess(ten, 10, 10)).toBe('free');
    expect(judgeAccess(ten, 3, 5)).toBe('free');
    expect(judgeAccess(ten, 11, 5)).toBe('refused');
  });
});
