import { sessionKeys, SESSIONS, SPEAKERS, type Speaker, type SummitSession } from '@summit/content';
import type { DataSource } from 'typeorm';
import { importItems, type ContentKind, type ImportResult } from '../../platform/content-import/import-items.js';
import { randomToken } from '../../platform/crypto/random-token.js';

function speakerOf({ speakerSlug, topic }: SummitSession): Speaker {
  const speaker = SPEAKERS.find(({ slug }) => slug === speakerSlug);
  if (!speaker) throw new Error(`The session "${topic}" names the unknown speaker ${speakerSlug}`);
  return speaker;
}

function sessionRows(sessions: readonly SummitSession[]) {
  const keys = sessionKeys(sessions);
  return sessions.map((session, index) => {
    const speaker = speakerOf(session);
    return {
      import_key: keys[index]!,
      public_token: randomToken(),
      summit_key: session.summitKey,
      day: session.day,
      session_number: session.number,
      topic: session.topic,
      description: session.description,
      duration_minutes: session.durationMinutes,
      speaker_name: speaker.name,
      speaker_title: speaker.title,
      speaker_bio: speaker.bio,
      speaker_social_links: speaker.socialLinks,
      vimeo_video_id: session.vimeoVideoId,
      gift_title: session.gift?.title ?? null,
      gift_description: session.gift?.description ?? null,
      gift_url: session.gift?.url ?? null,
      gift_promo_code: session.gift?.promoCode ?? null,
      public_access_start: session.publicAccessStart,
      public_access_end: session.publicAccessEnd,
    };
  });
}

const SESSION: ContentKind<ReturnType<typeof sessionRows>[number]> = {
  table: 'summit_session',
  key: { column: 'import_key', type: 'text' },
  columns: {
    summit_key: 'text',
    day: 'smallint',
    session_number: 'smallint',
    topic: 'text',
    description: 'text',
    duration_minutes: 'smallint',
    speaker_name: 'text',
    speaker_title: 'text',
    speaker_bio: 'text',
    speaker_social_links: 'jsonb',
    vimeo_video_id: 'text',
    gift_title: 'text',
    gift_description: 'text',
    gift_url: 'text',
    gift_promo_code: 'text',
    public_access_start: 'timestamptz',
    public_access_end: 'timestamptz',
  },
  onlyWhenNew: { public_token: 'text' },
  withdraws: false,
};

/** Stores the sessions of both editions; each gets its unguessable public token when it is new. */
export const importSessions = (
  dataSource: DataSource,
  sessions: readonly SummitSession[] = SESSIONS,
): Promise<ImportResult> => importItems(dataSource, SESSION, sessionRows(sessions));
