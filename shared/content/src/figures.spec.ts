import { FIGURE_KEYS, fillAll, fillFigures, placeholdersOf } from './figures.js';

describe('fillFigures', () => {
  it('puts the caller’s values into a text, repeated ones too', () => {
    expect(fillFigures('VIP is {vip.early}, yes, {vip.early}, not {vip.reference}.', figures())).toBe(
      'VIP is $37, yes, $37, not $47.',
    );
  });

  it('leaves a text without placeholders alone', () => {
    expect(fillFigures('Register free', {})).toBe('Register free');
  });

  it('refuses a text whose figure has no value, so that no visitor reads a placeholder', () => {
    expect(() => fillFigures('Only {dfy.early}', figures())).toThrow('{dfy.early}');
  });

  it('refuses names that only exist on every object', () => {
    expect(() => fillFigures('{constructor}', {})).toThrow('{constructor}');
  });

  it('does not read values as replacement patterns or as further placeholders', () => {
    expect(fillFigures('Hello {name}', { name: '$& {vip.early}' })).toBe('Hello $& {vip.early}');
  });

  const figures = () => ({ 'vip.early': '$37', 'vip.reference': '$47' });
});

describe('placeholdersOf', () => {
  it('lists the names in order and ignores braces that hold something else', () => {
    expect(placeholdersOf('{vip.early} and {bonus.total}, {} { x } {Vip}')).toEqual(['vip.early', 'bonus.total']);
  });

  it('knows every figure key', () => {
    for (const key of FIGURE_KEYS) expect(placeholdersOf(`{${key}}`)).toEqual([key]);
  });
});

describe('fillAll', () => {
  it('fills every text of a content and leaves the rest', () => {
    const content = [{ title: 'VIP at {vip.early}', lines: ['{vip.early}', 'x'], day: 2, note: null }];
    expect(fillAll(content, { 'vip.early': '$37' })).toEqual([
      { title: 'VIP at $37', lines: ['$37', 'x'], day: 2, note: null },
    ]);
    expect(() => fillAll({ line: '{dfy.early}' }, {})).toThrow('{dfy.early}');
  });
});
