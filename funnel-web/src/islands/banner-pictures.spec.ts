import { bannerUrl, readBannerVersions, showBannerPictures } from './banner-pictures';

const AMARA = 'Amara_Okafor_Banner.png';

describe('the banners in the HTML (F-296, F-297)', () => {
  const shown = () => [...document.images].map((image) => image.getAttribute('src'));
  beforeEach(() => {
    document.body.innerHTML = `<img data-banner="${AMARA}" alt=""><img data-banner="New_Banner.png" alt=""><img alt="">`;
  });

  it('get the address of the current picture, which a browser may keep', async () => {
    await showBannerPictures(async () => ({ [AMARA]: 'a1' }));
    expect(shown()).toEqual([`/api/speaker-banners/${AMARA}?v=a1`, '/api/speaker-banners/New_Banner.png', null]);
  });

  it('are shown also where nobody knows which one is current', async () => {
    await showBannerPictures(async () => null);
    expect(shown()[0]).toBe(bannerUrl(AMARA, null));
    expect(bannerUrl(AMARA, null)).toBe(`/api/speaker-banners/${AMARA}`);
  });

  it('are shown also where that question is never answered', async () => {
    jest.useFakeTimers();
    try {
      globalThis.fetch = () => new Promise(() => undefined);
      const showing = showBannerPictures(readBannerVersions);
      await jest.advanceTimersByTimeAsync(2_900);
      expect(shown()[0]).toBeNull();
      await jest.advanceTimersByTimeAsync(100);
      await showing;
      expect(shown()[0]).toBe(bannerUrl(AMARA, null));
    } finally {
      jest.useRealTimers();
    }
  });

  it('ask for nothing on a page that has none', async () => {
    document.body.innerHTML = '<img alt="">';
    let reads = 0;
    await showBannerPictures(async () => {
      reads += 1;
      return null;
    });
    expect(reads).toBe(0);
  });
});
