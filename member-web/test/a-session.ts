import type {
  AllSessionsResponse,
  PublicSession,
  PublicSessionResponse,
  SessionCard,
  SessionsByDayResponse,
  WatchPosition,
} from '@summit/contracts';

/** Day 1 of edition 2, and a moment inside its window. */
export const WINDOW = { start: '2025-10-27T07:00:00.000Z', end: '2025-10-29T07:00:00.000Z' } as const;
export const INSIDE = '2025-10-27T18:00:00.000Z';

export const aCard = (changes: Partial<SessionCard> = {}): SessionCard => ({
  id: '0b5c8f2e-0000-4000-8000-000000000001',
  topic: 'Pick one income model',
  day: 1,
  session_number: 1,
  description: 'Nine models.\n\nOne of them is yours.',
  public_access_start: WINDOW.start,
  public_access_end: WINDOW.end,
  public_access_url: 'token-a',
  average_rating: 4.66,
  total_ratings: 25,
  speaker: {
    name: 'Amara Okafor',
    title: 'Founder, Lowtide Handbooks',
    bio: 'She keeps ninety small titles in print.',
    photo_url: null,
    social_links: { website: 'https://lowtide.example', linkedin: '' },
  },
  free_gift: {
    url: 'https://lowtide.example/model-chooser',
    title: 'The model chooser',
    description: 'A two-page worksheet.',
    promo_code: null,
  },
  ...changes,
});

/** The second session of the day, by two people, which nobody has rated. */
export const ANOTHER = aCard({
  id: '0b5c8f2e-0000-4000-8000-000000000002',
  topic: 'Your first hundred people',
  session_number: 2,
  description: '',
  public_access_url: 'token-b',
  average_rating: 0,
  total_ratings: 0,
  speaker: {
    name: 'Sunniva Dahl and Mateus Rocha',
    title: 'Founders',
    bio: 'They disagree.',
    photo_url: null,
    social_links: {},
  },
  free_gift: null,
});

export const aSession = (changes: Partial<PublicSession> = {}): PublicSession => ({
  ...aCard(),
  summit_id: 'passive_income_summit_2024',
  duration_minutes: 35,
  vimeo_embed_code: '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
  video: { host: 'vimeo', id: '76979871', hash: null },
  has_transcript: false,
  total_comments: 0,
  ratings: [],
  ...changes,
});

type Open = Extract<PublicSessionResponse, { success: true }>;
type Closed = Extract<PublicSessionResponse, { success: false }>;

/** The server's answer inside the window. */
export const anOpenSession = (changes: Partial<PublicSession> = {}, more: Partial<Open> = {}): Open => ({
  success: true,
  session: aSession(changes),
  viewer_access: 'public',
  access: { allowed: true, rule: 'open_window', reason: 'The session is open to everybody right now.', remedy: null },
  server_time: INSIDE,
  ...more,
});

/** The same for a member, whose page never expires. */
export const forMember = (changes: Partial<PublicSession> = {}): Open =>
  anOpenSession(changes, {
    viewer_access: 'vip',
    access: { allowed: true, rule: 'member', reason: 'VIP access to this edition has no end.', remedy: null },
  });

const WITHHELD = { video: null, vimeo_embed_code: null };

export const aComingSession = (server_time: string): Closed => ({
  success: false,
  not_yet_available: true,
  session: aSession(WITHHELD),
  message: 'This session will be available soon.',
  access: {
    allowed: false,
    rule: 'not_yet_open',
    reason: 'The session opens to everybody at the start of its 48-hour window.',
    remedy: { key: 'come_back', text: 'Come back when the window opens.', page: null },
  },
  server_time,
});

export const anExpiredSession = (changes: Partial<PublicSession> = {}): Closed => ({
  ...aComingSession('2025-10-30T07:00:00.000Z'),
  session: aSession({ ...WITHHELD, ...changes }),
  not_yet_available: false,
  message: "This session's 48-hour access window has ended.",
  access: {
    allowed: false,
    rule: 'window_over',
    reason: 'The 48-hour window of this session has ended.',
    remedy: { key: 'upgrade', text: 'Upgrade to VIP for lifetime access.', page: 'vip' },
  },
});

type OpenList = Extract<AllSessionsResponse, { requires_vip: false }>;
type OpenDay = Extract<SessionsByDayResponse, { requires_vip: false }>;

export const allSessions = (changes: Partial<OpenList> = {}): OpenList => ({
  success: true,
  requires_vip: false,
  total_sessions: 3,
  total_days: 2,
  is_public_access: true,
  viewer_access: 'public',
  days: [
    { day: 1, title: 'OPENING DAY', sessions: [aCard(), ANOTHER] },
    {
      day: 2,
      title: 'BUILD YOUR PRESENCE & LEAD FLOW',
      sessions: [
        aCard({ id: '0b5c8f2e-0000-4000-8000-000000000003', day: 2, topic: 'A letter', public_access_url: 'token-c' }),
      ],
    },
  ],
  ...changes,
});

export const dayOne = (changes: Partial<OpenDay> = {}): OpenDay => ({
  success: true,
  requires_vip: false,
  total_sessions: 2,
  is_public_access: true,
  viewer_access: 'public',
  sessions: [aCard(), ANOTHER],
  ...changes,
});

export const aPosition = (changes: Partial<WatchPosition> = {}): WatchPosition => ({
  session_id: aCard().id,
  seconds: 725,
  duration_seconds: 2_100,
  watched: false,
  updated_at: INSIDE,
  ...changes,
});

/** Both lists after the public period, for those without VIP access. */
export const closedList: AllSessionsResponse = {
  success: true,
  requires_vip: true,
  total_sessions: 0,
  total_days: 0,
  is_public_access: false,
  days: [],
};
export const closedDay: SessionsByDayResponse = {
  success: true,
  requires_vip: true,
  total_sessions: 0,
  is_public_access: false,
  sessions: [],
};
