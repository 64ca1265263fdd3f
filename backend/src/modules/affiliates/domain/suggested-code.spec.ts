import { isReferralCode } from '@summit/rules';
import { freeCode, suggestedCode } from './suggested-code.js';

describe('suggestedCode', () => {
  it.each([
    ['Hana Novak', 'HANA'],
    [' élodie  Marchand', 'ELODIE'],
    ["D'Arcy O'Neil", 'DARCY'],
    ['Mei-Lin Tsao', 'MEILIN'],
    ['Łukasz Żółć', 'LUKASZ'],
    ['Søren Đurić', 'SOREN'],
    ['Þorgerður Æsa', 'THORGERDUR'],
    ['渡辺 花', 'AFFILIATE'],
    ['!!!', 'AFFILIATE'],
    ['x'.repeat(120), 'X'.repeat(20)],
  ])('makes of %j the code %s, which a link can carry', (name, code) => {
    expect(suggestedCode(name)).toBe(code);
    expect(isReferralCode(code)).toBe(true);
  });
});

describe('freeCode', () => {
  it('counts on where the code has an owner', () => {
    expect(freeCode('Hana', new Set())).toBe('HANA');
    expect(freeCode('Hana', new Set(['HANA']))).toBe('HANA2');
    expect(freeCode('Hana', new Set(['HANA', 'HANA2', 'HANA3']))).toBe('HANA4');
  });
});
