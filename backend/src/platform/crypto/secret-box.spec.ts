import { SecretBox } from './secret-box.js';

describe('SecretBox', () => {
  const box = new SecretBox('a secret of at least 32 characters');

  it('gives back what was put in', () => {
    expect(box.open(box.seal('JBSWY3DP', 'admin:1'), 'admin:1')).toBe('JBSWY3DP');
  });

  it('shows nothing, and never the same twice', () => {
    expect(box.seal('JBSWY3DP', 'admin:1')).not.toContain('JBSWY3DP');
    expect(box.seal('JBSWY3DP', 'admin:1')).not.toBe(box.seal('JBSWY3DP', 'admin:1'));
  });

  it.each([
    ['the box of another owner', (sealed: string) => [sealed, 'admin:2'] as const],
    ['a changed box', (sealed: string) => [`${sealed.slice(0, -2)}AA`, 'admin:1'] as const],
    ['no box at all', () => ['', 'admin:1'] as const],
  ])('opens not %s', (_name, changed) => {
    const [sealed, context] = changed(box.seal('JBSWY3DP', 'admin:1'));
    expect(() => box.open(sealed, context)).toThrow();
  });

  it('opens not the box of another key', () => {
    const other = new SecretBox('another secret of 32 characters and more');
    expect(() => other.open(box.seal('JBSWY3DP', 'admin:1'), 'admin:1')).toThrow();
  });
});

describe('a secret that replaces another', () => {
  const OLD = 'the secret that is being replaced, 32 characters';
  const NEW = 'the secret that takes its place, 32 characters';
  const [before, both, after] = [new SecretBox(OLD), new SecretBox(NEW, OLD), new SecretBox(NEW)];

  it('opens what both have sealed, and seals as the present one', () => {
    expect(both.open(before.seal('JBSWY3DP', 'admin:1'), 'admin:1')).toBe('JBSWY3DP');
    expect(after.open(both.seal('JBSWY3DP', 'admin:1'), 'admin:1')).toBe('JBSWY3DP');
    expect(() => before.open(both.seal('JBSWY3DP', 'admin:1'), 'admin:1')).toThrow();
  });

  it('seals anew what the former has sealed, for its owner only', () => {
    const sealed = before.seal('JBSWY3DP', 'admin:1');
    expect(after.open(both.resealed(sealed, 'admin:1')!, 'admin:1')).toBe('JBSWY3DP');
    expect(() => both.resealed(sealed, 'admin:2')).toThrow();
    expect(both.resealed(after.seal('JBSWY3DP', 'admin:1'), 'admin:1')).toBeNull();
  });
});
