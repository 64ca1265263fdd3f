import { dataUri } from './data-uri.js';
import { portraitSvg } from './portrait-svg.js';
import { portraitUri } from './portrait-uri.js';

describe('portraitUri', () => {
  it('is the portrait of the person on that day, at the first time and later', () => {
    for (const [name, day] of [
      ['Noor', 1],
      ['Noor', 2],
      ['Amara', 1],
      ['Noor', 1],
    ] as const)
      expect(portraitUri(name, day)).toBe(dataUri(portraitSvg(name, day)));
  });

  it('is so after more people than are kept', () => {
    const first = portraitUri('Noor', 1);
    for (let number = 0; number < 110; number++) portraitUri(`Person ${number}`, 1);
    expect(portraitUri('Noor', 1)).toBe(first);
  });
});
