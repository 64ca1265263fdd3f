import { DAY_MS } from '@summit/rules';
import { WATCH_REASONS, WATCH_REMEDIES } from '@summit/contracts';
import { watchAccess, type Viewer, type WatchReason, type WatchRemedy } from './watch-access.js';

const WINDOW = { start: Date.parse('2025-10-27T07:00:00Z'), end: Date.parse('2025-10-29T07:00:00Z') };
const TIMES = {
  'long before': WINDOW.start - DAY_MS,
  'a millisecond before': WINDOW.start - 1,
  'at the start': WINDOW.start,
  'a millisecond before the end': WINDOW.end - 1,
  'at the end': WINDOW.end,
  'years later': WINDOW.end + 3 * 365 * DAY_MS,
};
type Time = keyof typeof TIMES;

const member = (facts: Partial<Extract<Viewer, { kind: 'member' }>>): Viewer => ({
  kind: 'member',
  hasAccess: true,
  hasPassword: true,
  signedIn: true,
  ...facts,
});
const VIEWERS = {
  visitor: { kind: 'visitor' },
  'an address without account': { kind: 'address' },
  'member inside': member({}),
  'member at the door': member({ signedIn: false }),
  'member without password': member({ signedIn: false, hasPassword: false }),
  'member of the other edition': member({ hasAccess: false }),
  'member of the other edition, signed out': member({ hasAccess: false, signedIn: false }),
} satisfies Record<string, Viewer>;
type Who = keyof typeof VIEWERS;

const YES = true;
const NO = false;
type Row = [Who, Time, boolean, WatchReason, WatchRemedy | null];

/** Of the edition that is sold, with a film. */
const SOLD: Row[] = [
  ['visitor', 'long before', NO, 'not_yet_open', 'come_back'],
  ['visitor', 'a millisecond before', NO, 'not_yet_open', 'come_back'],
  ['visitor', 'at the start', YES, 'open_window', null],
  ['visitor', 'a millisecond before the end', YES, 'open_window', null],
  ['visitor', 'at the end', NO, 'window_over', 'upgrade'],
  ['visitor', 'years later', NO, 'window_over', 'upgrade'],
  ['an address without account', 'a millisecond before', NO, 'not_yet_open', 'come_back'],
  ['an address without account', 'at the start', YES, 'open_window', null],
  ['an address without account', 'at the end', NO, 'window_over', 'upgrade'],
  ['member inside', 'long before', YES, 'member', null],
  ['member inside', 'a millisecond before', YES, 'member', null],
  ['member inside', 'at the start', YES, 'member', null],
  ['member inside', 'a millisecond before the end', YES, 'member', null],
  ['member inside', 'at the end', YES, 'member', null],
  ['member inside', 'years later', YES, 'member', null],
  ['member at the door', 'long before', NO, 'sign_in_needed', 'sign_in'],
  ['member at the door', 'at the start', YES, 'open_window', null],
  ['member at the door', 'at the end', NO, 'sign_in_needed', 'sign_in'],
  ['member without password', 'a millisecond before', NO, 'password_not_set', 'set_password'],
  ['member without password', 'a millisecond before the end', YES, 'open_window', null],
  ['member without password', 'years later', NO, 'password_not_set', 'set_password'],
  ['member of the other edition', 'long before', NO, 'not_yet_open', 'come_back'],
  ['member of the other edition', 'at the start', YES, 'open_window', null],
  ['member of the other edition', 'at the end', NO, 'no_access_to_edition', 'upgrade'],
  ['member of the other edition, signed out', 'a millisecond before', NO, 'not_yet_open', 'come_back'],
  ['member of the other edition, signed out', 'at the start', YES, 'open_window', null],
  ['member of the other edition, signed out', 'years later', NO, 'no_access_to_edition', 'upgrade'],
];
/** Of an edition that nobody can buy any more (C-098). */
const NOT_SOLD: Row[] = [
  ['visitor', 'a millisecond before', NO, 'not_yet_open', 'come_back'],
  ['visitor', 'at the start', YES, 'open_window', null],
  ['visitor', 'at the end', NO, 'window_over', 'ask_support'],
  ['an address without account', 'years later', NO, 'window_over', 'ask_support'],
  ['member inside', 'years later', YES, 'member', null],
  ['member at the door', 'years later', NO, 'sign_in_needed', 'sign_in'],
  ['member of the other edition', 'years later', NO, 'no_access_to_edition', 'ask_support'],
];
/** While the film is missing. */
const WITHOUT_FILM: Row[] = [
  ['visitor', 'a millisecond before', NO, 'not_yet_open', 'come_back'],
  ['visitor', 'at the start', YES, 'no_film_yet', 'come_back'],
  ['visitor', 'at the end', NO, 'window_over', 'upgrade'],
  ['member inside', 'long before', YES, 'no_film_yet', 'come_back'],
  ['member inside', 'years later', YES, 'no_film_yet', 'come_back'],
  ['member at the door', 'years later', NO, 'sign_in_needed', 'sign_in'],
];

// M-002, M-096, C-044 to C-047
describe('watchAccess', () => {
  const ask = ([who, time]: Row, facts: { hasFilm?: boolean; editionIsSold?: boolean } = {}) =>
    watchAccess({
      now: TIMES[time],
      window: WINDOW,
      hasFilm: true,
      editionIsSold: true,
      viewer: VIEWERS[who],
      ...facts,
    });

  const nameOf = ([who, time, allowed, reason]: Row): string =>
    `${allowed ? 'lets in' : 'keeps out'} ${who}, ${time}: ${reason}`;
  const named = (rows: Row[]) => rows.map((row) => [nameOf(row), row] as const);
  const verdictOf = ([, , allowed, reason, remedy]: Row) => ({ allowed, reason, remedy });

  it.each(named(SOLD))('%s', (_name, row) => {
    expect(ask(row)).toEqual(verdictOf(row));
  });
  it.each(named(NOT_SOLD))('%s (an edition that is no longer sold)', (_name, row) => {
    expect(ask(row, { editionIsSold: false })).toEqual(verdictOf(row));
  });
  it.each(named(WITHOUT_FILM))('%s (no film yet)', (_name, row) => {
    expect(ask(row, { hasFilm: false })).toEqual(verdictOf(row));
  });

  it('has a text for everything that it answers, and the tables show all of it', () => {
    const rows = [...SOLD, ...NOT_SOLD, ...WITHOUT_FILM];
    expect(new Set(rows.map(([, , , reason]) => reason))).toEqual(new Set(Object.keys(WATCH_REASONS)));
    expect(new Set(rows.flatMap(([, , , , remedy]) => remedy ?? []))).toEqual(new Set(Object.keys(WATCH_REMEDIES)));
  });
});
