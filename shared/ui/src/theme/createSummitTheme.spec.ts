import { createSummitTheme } from './createSummitTheme.js';
import { dark, day, light, marigold, notice, pine } from './tokens.js';

/** WCAG relative luminance and contrast of two `#RRGGBB` colors. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const channel = parseInt(hex.slice(i, i + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const lightGrounds = [light.paper, light.surface, light.sunken];
const darkGrounds = [dark.paper, dark.surface, dark.sunken, dark.raised];

describe('the tokens', () => {
  it('keep every text tone readable on every ground of its scheme', () => {
    for (const ink of [
      light.ink,
      light.ink2,
      light.ink3,
      light.primary.main,
      light.error,
      light.warning,
      light.success,
    ]) {
      for (const ground of lightGrounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ink of [dark.ink, dark.ink2, dark.ink3, dark.primary.main, dark.error, dark.warning, dark.success]) {
      for (const ground of darkGrounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([1, 2, 3, 4, 5] as const)('keep the ink of day %i readable on grounds and on its own tint', (n) => {
    for (const ground of [...lightGrounds, day[n].tint])
      expect(contrast(day[n].ink, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [...darkGrounds, day[n].tintDark]) {
      expect(contrast(day[n].inkDark, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keep texts readable on marigold, on pine and in notices', () => {
    for (const ground of [marigold.main, marigold.light, marigold.dark]) {
      expect(contrast(marigold.contrastText, ground)).toBeGreaterThanOrEqual(7);
    }
    for (const ink of [pine.ink, pine.ink2, pine.ink3]) expect(contrast(ink, pine.bg)).toBeGreaterThanOrEqual(7);
    expect(contrast(pine.ink, pine.raised)).toBeGreaterThanOrEqual(7);
    expect(contrast(notice.errorInk, notice.error)).toBeGreaterThanOrEqual(7);
  });

  it('keep the borders of fields visible', () => {
    for (const ground of [light.paper, light.surface])
      expect(contrast(light.lineStrong, ground)).toBeGreaterThanOrEqual(3);
    for (const ground of [dark.paper, dark.surface, dark.raised]) {
      expect(contrast(dark.lineStrong, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('createSummitTheme', () => {
  it('lets the funnel follow the system and gives the others a switch', () => {
    const selector = (app: 'funnel' | 'member' | 'admin') =>
      (createSummitTheme(app) as { colorSchemeSelector?: string }).colorSchemeSelector;
    expect(selector('funnel')).toBe('media');
    expect(selector('member')).toBe('data-scheme');
    expect(selector('admin')).toBe('data-scheme');
  });

  it('sets the headings of admin in the text face, which is the only one it loads', () => {
    expect(createSummitTheme('funnel').typography.h2.fontFamily).toContain('Bricolage');
    expect(createSummitTheme('member').typography.h2.fontFamily).toContain('Bricolage');
    expect(createSummitTheme('admin').typography.h2.fontFamily).toContain('Figtree');
    expect(createSummitTheme('admin').typography.h2.fontFamily).not.toContain('Bricolage');
  });

  it('gives each app its density', () => {
    const sizes = (app: 'funnel' | 'member' | 'admin') => {
      const theme = createSummitTheme(app);
      return [theme.typography.body1.fontSize, theme.shape.borderRadius];
    };
    expect(sizes('funnel')).toEqual(['1.0625rem', 12]);
    expect(sizes('member')).toEqual(['1rem', 10]);
    expect(sizes('admin')).toEqual(['0.875rem', 8]);
  });

  it('has three real elevations', () => {
    const { shadows } = createSummitTheme('funnel');
    expect(shadows).toHaveLength(25);
    expect(new Set(shadows).size).toBe(4);
    expect([shadows[0], shadows[2] === shadows[1], shadows[3] === shadows[8], shadows[9] === shadows[24]]).toEqual([
      'none',
      true,
      true,
      true,
    ]);
  });

  it('turns motion off for people who ask for it', () => {
    expect(createSummitTheme('funnel')).toHaveProperty('motion.reducedMotion', 'system');
  });
});
