import { aComingSession, anExpiredSession, anOpenSession, forMember, WINDOW } from '../../../test/a-session';
import { availableInText, expiresInText, sessionStage } from './session-stage';

const START = Date.parse(WINDOW.start);
const END = Date.parse(WINDOW.end);
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe('the stage of a session', () => {
  it.each([
    ['before the start', START - 1, 'soon'],
    ['at the start', START, 'open'],
    ['a moment before the end', END - 1, 'open'],
    ['at the end', END, 'over'],
  ])('is by its window %s (M-091)', (_when, now, stage) => {
    expect(sessionStage(anOpenSession(), now)).toBe(stage);
  });

  it('is the server word where it refused (M-092)', () => {
    expect(sessionStage(aComingSession(WINDOW.start), END)).toBe('soon');
    expect(sessionStage(anExpiredSession(), START)).toBe('over');
  });

  it('is open for ever to a member with access (C-047)', () => {
    expect(sessionStage(forMember(), END + 1_000 * HOUR)).toBe('open');
  });
});

describe('the countdown to the start', () => {
  it.each([
    [54 * HOUR, 'Available in 2 days 6 hours'],
    [25 * HOUR, 'Available in 1 day 1 hour'],
    [24 * HOUR, 'Available in 1 day 0 hours'],
    [24 * HOUR - SECOND, 'Available in 23 hours'],
    [HOUR, 'Available in 1 hour'],
    [HOUR - SECOND, 'Available in 0 hours'],
  ])('%i ms before: %s (M-088)', (left, text) => {
    expect(availableInText(START, START - left)).toBe(text);
  });
});

describe('the countdown to the end', () => {
  it.each([
    [41 * HOUR + 12 * 60 * SECOND + 8 * SECOND, '41h 12m 8s'],
    [SECOND, '0h 0m 1s'],
    [0, null],
    [-HOUR, null],
  ])('%i ms before: %s (M-091)', (left, text) => {
    expect(expiresInText(END, END - left)).toBe(text);
  });
});
