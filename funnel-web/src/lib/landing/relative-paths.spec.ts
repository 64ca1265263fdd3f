import { relativePaths } from './relative-paths';

const d = (path: string) => / d="(.*)"/.exec(relativePaths(`<path d="${path}"/>`))?.[1];

describe('relativePaths', () => {
  it('counts each step from the one before', () => {
    expect(d('M399 42Q405 40 411 39Q416 39 424 48')).toBe('m399 42q6-2 12-3 5 0 13 9');
    expect(d('M10 10L20 5L15 5')).toBe('m10 10l10-5-5 0');
    expect(d('M1 2C3 4 5 6 7 8')).toBe('m1 2c2 2 4 4 6 6');
  });

  it('begins anew where the path was closed', () => {
    expect(d('M10 10L20 20ZL15 10ZM12 13L12 14')).toBe('m10 10l10 10zl5 0zm2 3l0 1');
  });

  it('takes no path that it can not read', () => {
    expect(() => d('M1 1A5 5 0 0 1 2 2')).toThrow('Not a path of absolute pairs');
    expect(() => d('M1 1L2')).toThrow('Not pairs');
  });
});
