import { DAY_RAMPS } from './day-ramps.js';

const lightness = (hex: string) => [1, 3, 5].reduce((sum, i) => sum + parseInt(hex.slice(i, i + 2), 16), 0);

describe('DAY_RAMPS', () => {
  it('has a ramp of six colors for each of the five days', () => {
    expect(Object.keys(DAY_RAMPS)).toEqual(['1', '2', '3', '4', '5']);
    for (const ramp of Object.values(DAY_RAMPS)) {
      expect(ramp).toHaveLength(6);
      for (const color of ramp) expect(color).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  it('rises from dark to light', () => {
    for (const ramp of Object.values(DAY_RAMPS)) {
      const values = ramp.map(lightness);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  });
});
