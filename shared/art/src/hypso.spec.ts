import { HYPSO } from './hypso.js';

describe('HYPSO', () => {
  it('has thirteen different heights, from pine to snow', () => {
    expect(new Set(HYPSO).size).toBe(13);
    expect(HYPSO[0]).toBe('#0D2F28');
    expect(HYPSO.at(-1)).toBe('#FBEFE6');
  });
});
