import { buffer } from 'node:stream/consumers';
import type { Banners } from '../../funnel/funnel.public.js';
import { KitArchive } from './kit-archive.js';

const LINK = 'https://funnel.test/?ref=AMARA';
const NAMES = ['All.png', 'Amara.png', 'Hanneke.png', 'Kwame.png'];
const PICTURE = Buffer.alloc(1_000_000, 7);

/** Draws what is asked for, and remembers it. */
function banners(withLink: Banners['withLink'] = async () => PICTURE) {
  const drawn: string[] = [];
  const fake: Banners = {
    names: NAMES,
    check: async () => undefined,
    async withLink(name, link) {
      drawn.push(name);
      return withLink(name, link);
    },
  };
  return { archive: new KitArchive(fake), drawn };
}
/** Everything that can happen without a reader has happened. */
const settled = async () => {
  for (let n = 0; n < 100; n += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('the archive of a kit', () => {
  it('holds every banner and text', async () => {
    const { archive, drawn } = banners();
    const zip = await buffer(await archive.open(LINK));
    expect(drawn).toEqual(NAMES);
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['Banners/Kwame.png', 'My_Link.txt', 'My_QR_Code.png', 'Emails/Short_reminder.txt'])
      expect(zip.includes(name)).toBe(true);
    expect(zip.length).toBeGreaterThan(NAMES.length * PICTURE.length);
  });

  it('draws no banner before its turn, so that few are in memory', async () => {
    const { archive, drawn } = banners();
    const stream = await archive.open(LINK);
    await settled();
    // One that is being written, and one that waits behind it.
    expect(drawn.length).toBeLessThanOrEqual(2);
    stream.destroy();
    await settled();
    expect(drawn.length).toBeLessThanOrEqual(2);
  });

  it('fails where a banner can not be drawn, and is then no zip', async () => {
    const { archive } = banners(async (name) => {
      if (name === 'Kwame.png') throw new Error('out of ink');
      return PICTURE;
    });
    await expect(buffer(await archive.open(LINK))).rejects.toThrow('out of ink');
  });
});
