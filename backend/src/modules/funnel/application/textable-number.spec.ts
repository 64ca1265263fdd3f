import { textableCountry } from './textable-number.js';

const COUNTRIES = ['US', 'CA', 'GB', 'AU'];

describe('textableCountry', () => {
  it.each(['+12025550123', '+14165550123', '+447400123456', '+61491570156', '+15550100199'])(
    'takes %s',
    async (number) => {
      expect(await textableCountry(number, COUNTRIES)).not.toBeNull();
    },
  );

  it.each([
    ['a satellite', '+882999999999'],
    ['another satellite', '+8816123456'],
    ['a country that is not on the list', '+2482600001'],
    ['the Caribbean behind +1', '+18765551234'],
    ['premium rate', '+19005551234'],
    ['premium rate', '+449098790000'],
    ['a personal number, which forwards at the price of the caller', '+447012345678'],
    ['toll free', '+18005551234'],
    ['no number of its country', '+4490987900'],
  ])('refuses %s: %s', async (_what, number) => {
    expect(await textableCountry(number, COUNTRIES)).toBeNull();
  });

  it('follows the setting', async () => {
    expect(await textableCountry('+4915112345678', COUNTRIES)).toBeNull();
    expect(await textableCountry('+4915112345678', ['DE'])).toBe('DE');
  });
});
