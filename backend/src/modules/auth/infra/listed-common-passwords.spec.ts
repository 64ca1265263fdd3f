import { ListedCommonPasswords } from './listed-common-passwords.js';

describe('ListedCommonPasswords', () => {
  const common = new ListedCommonPasswords();

  it.each(['trustno1', 'TrustNo1', 'qwertyuiop12', '1q2w3e4r5t', 'iloveyou2', 'monkey123'])(
    'has %p',
    async (password) => {
      expect(await common.has(password)).toBe(true);
    },
  );

  it.each(['ridge walker at dawn', 'demo-admin-2025', 'demo-vip-2025', 'Tj9-riverstone'])(
    'lacks %p',
    async (password) => {
      expect(await common.has(password)).toBe(false);
    },
  );
});
