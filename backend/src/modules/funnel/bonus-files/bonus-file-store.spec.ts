import { BONUS_KEYS } from '@summit/rules';
import { FileSizesFake } from '../../../platform/files/file-sizes.fake.js';
import { BonusFileStore } from './bonus-file-store.js';

const all = (size: number | null) => Object.fromEntries(BONUS_KEYS.map((key) => [key, size]));

// C-075
describe('the sizes of the bonuses', () => {
  it('are asked of the store once for all visitors', async () => {
    const files = new FileSizesFake();
    const store = new BonusFileStore(files);
    expect([await store.sizes(), await store.sizes()]).toEqual([all(7), all(7)]);
    expect(files.asked).toHaveLength(BONUS_KEYS.length);
  });

  it('are unknown while the store is away; a download says so', async () => {
    const files = new FileSizesFake();
    files.isAway = true;
    const store = new BonusFileStore(files);
    expect(await store.sizes()).toEqual(all(null));
    await expect(store.find('free-signup-bonus-1')).rejects.toThrow('away');
  });
});
