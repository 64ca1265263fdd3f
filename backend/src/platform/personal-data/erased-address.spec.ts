import { isEmail, isErasedAddress } from '@summit/rules';
import { SETTINGS } from '../settings/setting-table.js';
import { erasedAddress } from './erased-address.js';

//
describe('the address that stands for an erased one', () => {
  it('is another one each time, and known as such', () => {
    const addresses = Array.from({ length: 100 }, erasedAddress);
    expect(new Set(addresses).size).toBe(100);
    expect(addresses.every(isErasedAddress)).toBe(true);
    expect(isErasedAddress('zoe@example.com')).toBe(false);
  });

  it('looks like an address to every rule, and does not count as a test', () => {
    const address = erasedAddress();
    expect(isEmail(address)).toBe(true);
    const endings = SETTINGS['data_tools.test_addresses'].default.map((pattern) => pattern.slice(1));
    expect(endings.filter((ending) => address.endsWith(ending))).toEqual([]);
  });
});
