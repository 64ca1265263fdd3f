import { ALL_SPEAKERS_BANNER, bannerFileName, SPEAKER_BANNERS } from './speaker-banners.js';
import { SPEAKERS } from './speakers.js';

describe('speaker banners', () => {
  it('are 31, each with name, title and image (F-297, F-304)', () => {
    expect(SPEAKER_BANNERS).toHaveLength(31);
    SPEAKER_BANNERS.forEach(({ name, title, image }, i) => {
      expect([name, title]).toEqual([SPEAKERS[i]?.name, SPEAKERS[i]?.title]);
      expect(image).toMatch(/^[\w-]+_Banner\.png$/);
    });
    expect(new Set(SPEAKER_BANNERS.map(({ image }) => image)).size).toBe(31);
  });

  it('are named after the speaker with underscores and _Banner.png (F-298)', () => {
    expect(bannerFileName('Amara Okafor')).toBe('Amara_Okafor_Banner.png');
    expect(bannerFileName('Sunniva Dahl and Mateus Rocha')).toBe('Sunniva_Dahl_and_Mateus_Rocha_Banner.png');
  });

  it('have one more with everybody (F-296)', () => {
    expect(ALL_SPEAKERS_BANNER.image).toBe('All_Speakers_Banner.png');
  });
});
