import type { GiftClicksRow, SessionDraft as WireDraft, SessionFilm, SessionRow, SummitKey } from '@summit/contracts';
import type { GiftClickCount, ManagedSession, SessionFigures } from '../application/managed-sessions.port.js';
import type { SessionDraft } from '../application/manage-sessions.use-case.js';
import { embedMarkup, playerAddress, type SessionVideo } from '../domain/session-video.js';
import type { SessionChangeDto } from './dto/admin-sessions.dto.js';
import { presentAverage } from './session.presenter.js';

const iso = (time: number): string => new Date(time).toISOString();

/** What administrators write, as it is stored. */
function presentFields(session: ManagedSession) {
  return {
    summit_id: session.summitKey as SummitKey,
    day: session.day,
    session_number: session.number,
    topic: session.topic,
    description: session.description,
    duration_minutes: session.durationMinutes,
    speaker_name: session.speakerName,
    speaker_title: session.speakerTitle,
    speaker_photo_url: session.speakerPhotoUrl,
    speaker_bio: session.speakerBio,
    speaker_social_links: session.speakerSocialLinks,
    vimeo_embed_code: session.video && embedMarkup(session.video),
    vimeo_video_id: session.video && session.video.id,
    gift_title: session.giftTitle,
    gift_description: session.giftDescription,
    gift_url: session.giftUrl,
    gift_promo_code: session.giftPromoCode,
    public_access_start: iso(session.start),
    public_access_end: iso(session.end),
  } satisfies WireDraft;
}

/** `publicUrl` makes the member-app address of a token. */
export function presentRow(
  session: ManagedSession & SessionFigures,
  urls: Pick<SessionRow, 'public_url' | 'preview_url'>,
): SessionRow {
  return {
    id: session.id,
    ...presentFields(session),
    ...urls,
    total_views: session.views,
    average_rating: presentAverage(session.averageRating),
    total_ratings: session.ratings,
    gift_clicks: session.giftClicks,
    has_captions: session.captionsSavedAt !== null,
    captions_saved_at: session.captionsSavedAt === null ? null : iso(session.captionsSavedAt),
    updated_at: iso(session.updatedAt),
  };
}

/** For the audit log: what was written, or of a change only the fields that differ. */
export function presentChange(
  before: ManagedSession | null,
  after: ManagedSession | null,
): { before: Partial<WireDraft> | null; after: Partial<WireDraft> | null } {
  const [old, now] = [before && presentFields(before), after && presentFields(after)];
  if (!old || !now) return { before: old, after: now };
  const differs = (name: string): boolean =>
    JSON.stringify(Reflect.get(old, name)) !== JSON.stringify(Reflect.get(now, name));
  const changed = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([name]) => differs(name)));
  return { before: changed(old), after: changed(now) };
}

export const presentFilm = (video: SessionVideo): SessionFilm => ({
  host: video.host,
  id: video.id,
  unlisted: video.hash !== null,
  player_url: playerAddress(video),
});

export const presentGiftClicks = (count: GiftClickCount): GiftClicksRow => ({
  session_id: count.sessionId,
  summit_id: count.summitKey as SummitKey,
  day: count.day,
  topic: count.topic,
  speaker: count.speaker,
  gift_url: count.giftUrl,
  clicks: count.clicks,
  member_clicks: count.memberClicks,
  last_click_at: iso(count.lastClickAt),
});

/** Undefined stays undefined: a field that was left out is not changed. */
const orElse = <Value, Empty>(value: Value | null | undefined, empty: Empty): Value | Empty | undefined =>
  value === null ? empty : value;
const timeOf = (text: string | null | undefined): number | null | undefined =>
  typeof text === 'string' ? Date.parse(text) : text;

/** What an administrator wrote, in the words of the use case. */
export const draftOf = (body: SessionChangeDto): SessionDraft => ({
  topic: body.topic,
  speakerName: body.speaker_name,
  summitKey: orElse(body.summit_id, undefined),
  day: orElse(body.day, undefined),
  number: orElse(body.session_number, undefined),
  durationMinutes: orElse(body.duration_minutes, undefined),
  description: orElse(body.description, ''),
  speakerTitle: orElse(body.speaker_title, ''),
  speakerPhotoUrl: body.speaker_photo_url,
  speakerBio: orElse(body.speaker_bio, ''),
  speakerSocialLinks: orElse(body.speaker_social_links, {}),
  embedCode: body.vimeo_embed_code,
  videoId: body.vimeo_video_id,
  giftTitle: body.gift_title,
  giftDescription: body.gift_description,
  giftUrl: body.gift_url,
  giftPromoCode: body.gift_promo_code,
  start: timeOf(body.public_access_start),
  end: timeOf(body.public_access_end),
});
