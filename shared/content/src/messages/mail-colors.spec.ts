import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIL_COLORS } from './mail-colors.js';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe('MAIL_COLORS', () => {
  it('are design tokens, every one', () => {
    const tokens = readFileSync(join(__dirname, '../../../ui/src/theme/tokens.ts'), 'utf8').toUpperCase();
    const used = Object.values(MAIL_COLORS).flatMap((group): string[] => Object.values(group));
    expect(used.filter((hex) => !tokens.includes(`'${hex}'`))).toEqual([]);
  });

  it.each([['light'], ['dark']] as const)('every text is readable in the %s scheme (4.5:1)', (scheme) => {
    const colors = MAIL_COLORS[scheme];
    const pairs = [
      [colors.ink, colors.surface],
      [colors.ink2, colors.surface],
      [colors.ink3, colors.paper],
      [colors.ink, colors.tint],
      [colors.primary, colors.surface],
      [colors.primary, colors.tint],
      [colors.onPrimary, colors.primary],
      [MAIL_COLORS.pine.ink, MAIL_COLORS.pine.bg],
    ] as const;
    for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
