import type { SummitSession } from '../session.js';
import { sessionKeys } from '../session-keys.js';
import { SESSIONS } from '../sessions.js';
import { SPEAKERS } from '../speakers.js';
import { SUMMITS } from '../summits.js';
import { HIGHLIGHTS, type Highlight } from './highlights/index.js';

/** A session of the edition that VIP opens, with the key under which the import stores it. */
export interface KeyedSession {
  key: string;
  session: SummitSession;
}

const WORKSHOP = 'Workshop: ';

const keys = sessionKeys(SESSIONS);
/** The edition that is sold (C-098). */
const SOLD_EDITION: readonly KeyedSession[] = SESSIONS.map((session, index) => ({
  key: keys[index] ?? '',
  session,
})).filter(({ session }) => session.summitKey === SUMMITS[1].key);

/** The complete workshop series, a gift with every VIP order: one working session for the homework of each day (F-130). */
export const WORKSHOPS: readonly KeyedSession[] = SOLD_EDITION.filter(({ session }) =>
  session.topic.startsWith(WORKSHOP),
);

/** The session that a cut is taken from: its speaker's main one. Throws for a cut whose speaker has none. */
export function sessionOfHighlight({ speakerSlug }: Pick<Highlight, 'speakerSlug'>): KeyedSession {
  const topic = SPEAKERS.find(({ slug }) => slug === speakerSlug)?.topic;
  const found = SOLD_EDITION.find(({ session }) => session.speakerSlug === speakerSlug && session.topic === topic);
  if (!found) throw new Error(`No main session of ${speakerSlug}`);
  return found;
}

/** Every cut with its session. */
export const KEYED_HIGHLIGHTS: readonly (KeyedSession & { highlight: Highlight })[] = HIGHLIGHTS.map((highlight) => ({
  highlight,
  ...sessionOfHighlight(highlight),
}));
