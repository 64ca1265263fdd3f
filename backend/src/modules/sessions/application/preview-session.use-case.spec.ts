import { HOUR_MS } from '@summit/rules';
import { codeOf } from '../../../../test/harness/auth-kit.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SessionCatalog } from './catalog.js';
import { PreviewSessionUseCase } from './preview-session.use-case.js';
import type { SessionView, SummitSessions } from './summit-sessions.port.js';

const ID = '0b5c8f2e-0000-4000-8000-000000000001';
const OTHER = '0b5c8f2e-0000-4000-8000-000000000002';
const NOW = Date.parse('2025-10-20T12:00:00Z');
const START = Date.parse('2025-10-27T07:00:00Z');

const aTalk = (id: string, changes: Partial<SessionView> = {}): SessionView => ({
  id,
  token: `token of ${id}`,
  summitKey: 'passive_income_summit_2024',
  edition: 2,
  day: 1,
  number: 1,
  topic: 'Pick one income model',
  description: '',
  durationMinutes: 45,
  speaker: { name: 'Amara Okafor', title: '', bio: '', photoUrl: null, socialLinks: {} },
  video: { host: 'vimeo', id: '76979871', hash: null },
  gift: null,
  window: { start: START, end: START + 48 * HOUR_MS },
  averageRating: 0,
  totalRatings: 0,
  totalComments: 0,
  commentsPrint: 0,
  hasTranscript: false,
  ...changes,
});

describe('the preview of a session', () => {
  let clock: FixedClock;
  let shown: string[];
  let talks: SessionView[];
  let previews: PreviewSessionUseCase;
  beforeEach(() => {
    clock = new FixedClock(NOW);
    shown = [];
    talks = [aTalk(ID), aTalk(OTHER, { video: null })];
    const sessions: SummitSessions = {
      all: async () => talks,
      dayTitles: async () => [],
      publicLists: async () => 'by_window',
      endOf: async () => NOW,
      commentsOf: async () => [{ stars: 5, userName: 'Zoe', comment: 'Good' }],
      noteView: async (id) => void shown.push(id),
      noteGiftClick: async () => false,
    };
    previews = new PreviewSessionUseCase(
      new SessionCatalog(sessions, { of: async () => [] }),
      sessions,
      clock,
      unitConfig(),
    );
  });

  it('is the page of a visitor at the opening, with its film, and counts as no view', async () => {
    expect(await previews.open(previews.token(ID))).toMatchObject({
      session: { id: ID },
      comments: [{ comment: 'Good' }],
      verdict: { allowed: true, reason: 'open_window' },
      asMember: false,
      now: START,
    });
    expect(shown).toEqual([]);
  });

  it('says what is still missing', async () => {
    expect((await previews.open(previews.token(OTHER))).verdict.reason).toBe('no_film_yet');
  });

  it('ends after an hour', async () => {
    const token = previews.token(ID);
    clock.advance(HOUR_MS - 1);
    expect(await codeOf(previews.open(token))).toBe('none');
    clock.advance(1);
    expect(await codeOf(previews.open(token))).toBe('not_found');
  });

  it.each([
    ['of another session', (token: string) => token.replace(ID, OTHER)],
    [
      'that lasts longer',
      (token: string) => token.replace(/\.(\d+)\./, (_, end: string) => `.${Number(end) + HOUR_MS}.`),
    ],
    ['without a signature', (token: string) => token.slice(0, -43)],
    ['that is no token', () => 'preview'],
  ])('is not opened with one %s', async (_which, forged) => {
    expect(await codeOf(previews.open(forged(previews.token(ID))))).toBe('not_found');
  });

  it('ends with its session', async () => {
    const token = previews.token(ID);
    talks = [];
    expect(await codeOf(previews.open(token))).toBe('not_found');
  });
});
