import { HOUR_MS } from '@summit/rules';
import { FixedClock } from '../clock/clock.fake.js';
import { FormTokens } from './form-tokens.js';
import { SpentKeysInMemory } from './spent-keys.fake.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

function tokens(secret = 'a secret of thirty-two characters') {
  const clock = new FixedClock(NOW);
  return { clock, forms: new FormTokens({ secrets: { linkSigning: secret } }, new SpentKeysInMemory(), clock) };
}

describe('FormTokens', () => {
  it('is good for one press', async () => {
    const { clock, forms } = tokens();
    const { token, expiresIn } = forms.issue('signup');
    expect(expiresIn).toBe(21_600);
    clock.advance(800);
    expect([await forms.spend('signup', token), await forms.spend('signup', token)]).toEqual(['fresh', 'used']);
  });

  it.each([
    ['an instant press', 799, 'young'],
    ['a press after an hour', HOUR_MS, 'fresh'],
    ['a press after six hours', 6 * HOUR_MS, 'expired'],
  ])('tells %s by the clock of the server', async (_name, age, sign) => {
    const { clock, forms } = tokens();
    const { token } = forms.issue('signup');
    clock.advance(age);
    expect(await forms.spend('signup', token)).toBe(sign);
  });

  it('knows no token of another form, of another secret, or changed', async () => {
    const { clock, forms } = tokens();
    const { token } = forms.issue('signup');
    clock.advance(HOUR_MS);
    const [, nonce, signature] = token.split('.');
    const later = `${clock.now().toString(36)}.${nonce}.${signature}`;
    const foreign = tokens('another secret of the same length').forms.issue('signup').token;
    const signs = [];
    for (const [form, given] of [
      ['other', token],
      ['signup', later],
      ['signup', foreign],
      ['signup', 'no token'],
      ['signup', ''],
    ] as const)
      signs.push(await forms.spend(form, given));
    expect(signs).toEqual(Array(5).fill('forged'));
    expect(await forms.spend('signup', token)).toBe('fresh');
  });

  it('says where there is none', async () => {
    expect(await tokens().forms.spend('signup', null)).toBe('missing');
  });
});
