import { filledLinks, givenLinks, isWebAddress } from './social-networks';

describe('social links', () => {
  it.each(['', '  ', 'https://a.example', 'http://a.example/x?y=1', 'HTTPS://A.EXAMPLE', ' https://a.example '])(
    'may be %p',
    (address) => expect(isWebAddress(address)).toBe(true),
  );

  it.each(['a.example', 'ftp://a.example', 'javascript:alert(1)', 'https://', 'https://a b.example', '//a.example'])(
    'may not be %p (M-062)',
    (address) => expect(isWebAddress(address)).toBe(false),
  );

  it('have a value for each of the five inputs, and only those that are given are sent', () => {
    const filled = filledLinks({ website: 'https://a.example' });
    expect(filled).toEqual({ linkedin: '', facebook: '', instagram: '', twitter: '', website: 'https://a.example' });
    expect(givenLinks({ ...filled, twitter: ' https://t.example ', facebook: ' ' })).toEqual({
      twitter: 'https://t.example',
      website: 'https://a.example',
    });
  });
});
