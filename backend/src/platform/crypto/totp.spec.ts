import { generate } from 'otplib';
import { newTotpSecret, totpStep, totpUri } from './totp.js';

const NOW = Date.parse('2025-11-20T18:00:10Z');
const secret = newTotpSecret();
const codeAt = (offsetSeconds: number) => generate({ secret, epoch: Math.floor(NOW / 1000) + offsetSeconds });

describe('totpStep', () => {
  it.each([
    ['now', 0],
    ['one step ago', -30],
    ['one step ahead', 30],
  ])('accepts the code of %s', async (_name, offset) => {
    expect(await totpStep(secret, await codeAt(offset), NOW)).toBe(Math.floor((NOW / 1000 + offset) / 30));
  });

  it.each([
    ['two steps ago', -70],
    ['two steps ahead', 70],
  ])('refuses the code of %s', async (_name, offset) => {
    expect(await totpStep(secret, await codeAt(offset), NOW)).toBeNull();
  });

  it.each(['', '12345', '1234567', 'abcdef', '12 345'])('refuses %p', async (code) => {
    expect(await totpStep(secret, code, NOW)).toBeNull();
  });
});

describe('totpUri', () => {
  it('names the summit and the account', () => {
    const uri = new URL(totpUri('amara@summit.test', 'JBSWY3DPEHPK3PXP'));
    expect(uri.searchParams.get('secret')).toBe('JBSWY3DPEHPK3PXP');
    expect(uri.searchParams.get('issuer')).toBe('Growth & Scale Summit');
    expect(decodeURIComponent(uri.pathname)).toContain('amara@summit.test');
  });
});
