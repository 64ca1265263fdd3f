import { ratingTone } from './rating-tone';

describe('the color of an average', () => {
  it.each([
    [5, 'great'],
    [4.5, 'great'],
    [4.49, 'good'],
    [4, 'good'],
    [3.99, 'fair'],
    [3, 'fair'],
    [2.99, 'poor'],
    [0, 'poor'],
  ])('of %s is %s (A-156)', (average, tone) => {
    expect(ratingTone(average)).toBe(tone);
  });
});
