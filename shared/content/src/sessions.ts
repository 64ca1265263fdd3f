import { DAY_MS, PUBLIC_WINDOW_HOURS, type SummitDay } from '@summit/rules';
import type { SummitSession } from './session.js';
import type { SessionDraft } from './session-draft.js';
import { GROWTH_DAY_1 } from './sessions-growth-day-1.js';
import { GROWTH_DAY_2 } from './sessions-growth-day-2.js';
import { GROWTH_DAY_3 } from './sessions-growth-day-3.js';
import { GROWTH_DAY_4 } from './sessions-growth-day-4.js';
import { GROWTH_DAY_5 } from './sessions-growth-day-5.js';
import { PASSIVE_DAY_1 } from './sessions-passive-day-1.js';
import { PASSIVE_DAY_2 } from './sessions-passive-day-2.js';
import { PASSIVE_DAY_3 } from './sessions-passive-day-3.js';
import { PASSIVE_DAY_4 } from './sessions-passive-day-4.js';
import { PASSIVE_DAY_5 } from './sessions-passive-day-5.js';
import { SPEAKERS } from './speakers.js';
import { SUMMITS, type Summit } from './summits.js';

/**
 * Neutral sample film of the video host, used for every session until the owner enters the real recordings.
 * Both editions lie wholly in daylight time, so a Pacific day is always 24 hours here.
 */
export const SAMPLE_VIMEO_VIDEO_ID = '76979871';

const [BUSINESS_GROWTH, PASSIVE_INCOME] = SUMMITS;

/** Gift of a draft: its own, else the speaker's if this is the speaker's main session, else none. */
function giftOf(draft: SessionDraft) {
  if (draft.gift) return draft.gift;
  const speaker = SPEAKERS.find(({ slug }) => slug === draft.speakerSlug);
  return speaker?.topic === draft.topic ? speaker.gift : null;
}

function sessionsOf(summit: Summit, days: readonly (readonly [SummitDay, readonly SessionDraft[]])[]): SummitSession[] {
  return days.flatMap(([day, drafts]) => {
    const opensAt = Date.parse(summit.firstDayAt) + (day - 1) * DAY_MS;
    return drafts.map((draft, index) => ({
      summitKey: summit.key,
      day,
      number: index + 1,
      topic: draft.topic,
      description: draft.description,
      speakerSlug: draft.speakerSlug,
      durationMinutes: draft.durationMinutes,
      gift: giftOf(draft),
      publicAccessStart: new Date(opensAt).toISOString(),
      publicAccessEnd: new Date(opensAt + PUBLIC_WINDOW_HOURS * 60 * 60 * 1000).toISOString(),
      vimeoVideoId: SAMPLE_VIMEO_VIDEO_ID,
    }));
  });
}

/** All sessions of both editions in order of edition, day and number (C-039, X-009). */
export const SESSIONS: readonly SummitSession[] = [
  ...sessionsOf(BUSINESS_GROWTH, [
    [1, GROWTH_DAY_1],
    [2, GROWTH_DAY_2],
    [3, GROWTH_DAY_3],
    [4, GROWTH_DAY_4],
    [5, GROWTH_DAY_5],
  ]),
  ...sessionsOf(PASSIVE_INCOME, [
    [1, PASSIVE_DAY_1],
    [2, PASSIVE_DAY_2],
    [3, PASSIVE_DAY_3],
    [4, PASSIVE_DAY_4],
    [5, PASSIVE_DAY_5],
  ]),
];
