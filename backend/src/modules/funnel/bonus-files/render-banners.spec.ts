import { ALL_SPEAKERS_BANNER, bannerFileName, SPEAKERS, type Speaker } from '@summit/content';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { FolderFileStore } from '../../../platform/files/folder-file-store.js';
import { allSpeakersBannerSvg, speakerBannerSvg } from './banners/banner-svg.js';
import { bannersOf, renderBanner, writeBanners, type BannerFile } from './render-banners.js';

describe('bannersOf', () => {
  it('has the banner of everyone and one for each of the 31 speakers, each another picture', () => {
    const banners = bannersOf(SPEAKERS);
    expect(banners.map(({ name }) => name)).toEqual([
      ALL_SPEAKERS_BANNER.image,
      ...SPEAKERS.map(({ name }) => bannerFileName(name)),
    ]);
    expect(new Set(banners.map(({ svg }) => svg)).size).toBe(32);
  });
});

describe('writeBanners', () => {
  /** One person, and one pair. */
  const speakers = [SPEAKERS[0]!, SPEAKERS.find(({ name }) => name.includes(' and '))!];
  let dir: string;
  let banners: BannerFile[];
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'banners-'));
    banners = await writeBanners(new FolderFileStore(dir), speakers);
  });
  afterAll(() => rm(dir, { recursive: true }));

  it('writes the banner of everyone and one for each speaker', () => {
    expect(banners.map((b) => b.name)).toEqual([
      ALL_SPEAKERS_BANNER.image,
      ...speakers.map((s) => bannerFileName(s.name)),
    ]);
    expect(banners.every((b) => b.written)).toBe(true);
  });

  it('makes PNG pictures of 1200 x 628', async () => {
    for (const banner of banners) {
      const { format, width, height } = await sharp(await readFile(path.join(dir, banner.key))).metadata();
      expect([format, width, height]).toEqual(['png', 1200, 628]);
    }
  });

  it('does nothing the second time', async () => {
    expect(await writeBanners(new FolderFileStore(dir), speakers)).toEqual(
      banners.map((b) => ({ ...b, written: false })),
    );
  });

  it('makes a banner again when its speaker changes the title', async () => {
    const [first, ...others] = speakers as [Speaker, ...Speaker[]];
    const files = await writeBanners(new FolderFileStore(dir), [{ ...first, title: 'Gardener' }, ...others]);
    expect(files.filter((f) => f.written).map((f) => f.name)).toEqual([bannerFileName(first.name)]);
  });
});

describe('speakerBannerSvg', () => {
  const person = { name: 'Ana Ray', title: 'Potter', topic: 'Clay & fire', day: 2 } as const;
  const portraits = (svg: string) => svg.match(/viewBox="0 0 320 400"/g)?.length;

  it('shows one portrait for a person and two for a pair', () => {
    expect(portraits(speakerBannerSvg(person))).toBe(1);
    expect(portraits(speakerBannerSvg({ ...person, name: 'Ana Ray and Tom Hill' }))).toBe(2);
  });

  it('holds its text as outlines, so that it needs no font and no escaping', () => {
    expect(speakerBannerSvg({ ...person, name: 'A <b> & "C"' })).not.toMatch(/<text|<b>|&/);
  });

  it('gives the same bytes again', async () => {
    const [a, b] = await Promise.all([renderBanner(speakerBannerSvg(person)), renderBanner(speakerBannerSvg(person))]);
    expect(a.equals(b)).toBe(true);
  });
});

describe('allSpeakersBannerSvg', () => {
  it('shows everybody, both people of a pair included', () => {
    const people = SPEAKERS.flatMap((s) => s.name.split(' and '));
    expect(allSpeakersBannerSvg(SPEAKERS).match(/viewBox="0 0 320 400"/g)).toHaveLength(people.length);
  });
});
