import { rateTone } from './rate-tone';

//
describe('the tone of a click-to-signup rate', () => {
  it.each([
    [100, 'good'],
    [20, 'good'],
    [19.99, 'fair'],
    [10, 'fair'],
    [9.99, 'plain'],
    [0, 'plain'],
  ])('%d percent is %s', (percent, tone) => {
    expect(rateTone(percent)).toBe(tone);
  });
});
