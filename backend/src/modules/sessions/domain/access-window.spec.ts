import { listIsPublic, nextBoundary, windowState } from './access-window.js';

const FIRST = { start: 100, end: 200 };
const SECOND = { start: 150, end: 250 };

describe('windowState', () => {
  it('is open from the start on and over at the end', () => {
    expect([99, 100, 199, 200].map((now) => windowState(FIRST, now))).toEqual(['before', 'open', 'open', 'over']);
  });
});

describe('nextBoundary', () => {
  it('is the next moment at which something opens or ends', () => {
    expect([0, 100, 149, 150, 200, 250].map((now) => nextBoundary([FIRST, SECOND], now))).toEqual([
      100,
      150,
      150,
      200,
      250,
      Infinity,
    ]);
  });
});

describe('listIsPublic', () => {
  it('lasts until the last window ends (C-044)', () => {
    expect([0, 199, 249, 250].map((now) => listIsPublic([FIRST, SECOND], now, 'by_window'))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('does what the operator says instead', () => {
    expect(listIsPublic([FIRST], 1_000, 'always_open')).toBe(true);
    expect(listIsPublic([FIRST], 150, 'always_closed')).toBe(false);
  });

  it('keeps nothing back where there is nothing yet', () => {
    expect(listIsPublic([], 0, 'by_window')).toBe(true);
  });
});
