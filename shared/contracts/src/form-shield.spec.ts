import { asksEverybody, ATTACK_MODES, isMailDomain, SHIELDED_FORMS } from './form-shield.js';

// F-330
describe('asksEverybody', () => {
  it('holds for all forms where an owner chose Always, and Never for registrations and applications only', () => {
    const said = ATTACK_MODES.map((mode) => SHIELDED_FORMS.map((form) => asksEverybody(mode, form)));
    expect(said).toEqual([
      [null, null, null, null, null],
      [true, true, true, true, true],
      [false, false, null, null, null],
    ]);
  });
});

describe('isMailDomain', () => {
  it.each([
    ['example.com', true],
    ['mail.example.com', true],
    ['com', false],
    ['.com', false],
    ['zoe@example.com', false],
    ['Example.com', false],
    [7, false],
  ])('%s: %s', (value, is) => {
    expect(isMailDomain(value)).toBe(is);
  });
});
