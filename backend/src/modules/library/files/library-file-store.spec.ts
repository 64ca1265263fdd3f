import { FileSizesFake } from '../../../platform/files/file-sizes.fake.js';
import { LibraryFileStore } from './library-file-store.js';

const both = (size: number | null) => ({ 'day-page-blueprints': size, 'day-page-playbook': size });

// M-131
describe('the sizes of the files of the day pages', () => {
  it('are asked of the store once for all visitors', async () => {
    const files = new FileSizesFake();
    const store = new LibraryFileStore(files);
    expect([await store.dayPageSizes(), await store.dayPageSizes()]).toEqual([both(7), both(7)]);
    expect(files.asked).toHaveLength(2);
  });

  it('are unknown while the store is away; a download and what a member owns say so', async () => {
    const files = new FileSizesFake();
    files.isAway = true;
    const store = new LibraryFileStore(files);
    expect(await store.dayPageSizes()).toEqual(both(null));
    await expect(store.gift('day-page-playbook')).rejects.toThrow('away');
    await expect(store.sizeOf('templates-kit')).rejects.toThrow('away');
  });
});
