import { gsm7Length, toGsm7 } from './gsm7.js';

describe('gsm7Length', () => {
  it('counts one septet for a basic and two for an extended character', () => {
    expect(gsm7Length('Growth & Scale £5')).toBe(17);
    expect(gsm7Length('[5€]')).toBe(7);
    expect(gsm7Length('')).toBe(0);
  });

  it.each(['“quoted”', 'a – b', '…', '`', 'ê', '日本', '🙂'])('answers null for %s', (text) => {
    expect(gsm7Length(text)).toBeNull();
  });
});

describe('toGsm7', () => {
  it.each([
    ['“Don’t” – stop…', '"Don\'t" - stop...'],
    ['Zoë Çelik, São Paulo, Kraków', 'Zoe Çelik, Sao Paulo, Kraków'.replace('ó', 'o')],
    ['Müller, Ñandú, ångström', 'Müller, Ñandu, ångström'],
    ['日本', '日本'],
  ])('turns %s into %s', (text, expected) => {
    expect(toGsm7(text)).toBe(expected);
  });
});
