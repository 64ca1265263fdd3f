import { cardAt, cardEnds, cardShare, clockText, secondsOf } from './film-clock';

describe('the clock of a film', () => {
  it.each([
    ['2:10', 130],
    ['1:00', 60],
    ['0:45', 45],
  ])('reads %s', (length, seconds) => {
    expect(secondsOf(length)).toBe(seconds);
    expect(clockText(seconds)).toBe(length);
  });

  it('shares the length by how much there is to read, and ends on the last card', () => {
    const cards = [
      { heading: 'One', text: 'two three four five six' },
      { heading: 'One', text: 'two' },
      { heading: 'One', text: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen' },
    ];
    const ends = cardEnds(cards, 68);
    expect(ends.map(Math.round)).toEqual([20, 32, 68]);
    expect([0, 19, 21, 33, 68].map((at) => cardAt(ends, at))).toEqual([0, 0, 1, 2, 2]);
    expect([0, 10, 26, 50, 68].map((at) => cardShare(ends, at).toFixed(1))).toEqual([
      '0.0',
      '0.5',
      '0.5',
      '0.5',
      '1.0',
    ]);
  });
});
