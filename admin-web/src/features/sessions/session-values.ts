import type { SessionChange, SessionDraft, SessionRow, SummitKey } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { changedFields } from '../../lib/edits/merge-edits';
import { fromPacificInput, toPacificInput } from '../../lib/format/pacific-input';

/** Networks that the form offers; others that a session has stay as they are. */
export const NETWORKS = ['linkedin', 'facebook', 'instagram', 'twitter', 'youtube', 'website'] as const;
export type Network = (typeof NETWORKS)[number];

/** What the fields of the form hold, as it was typed; times as Pacific `datetime-local` values. */
export interface SessionValues extends Record<Network, string> {
  summit: SummitKey;
  day: string;
  number: string;
  topic: string;
  description: string;
  duration: string;
  speakerName: string;
  speakerTitle: string;
  photoUrl: string;
  bio: string;
  embedCode: string;
  videoId: string;
  giftTitle: string;
  giftDescription: string;
  giftUrl: string;
  giftPromoCode: string;
  start: string;
  end: string;
}
export type SessionField = keyof SessionValues;

const NO_LINKS = Object.fromEntries(NETWORKS.map((network) => [network, ''])) as Record<Network, string>;

/** Defaults of. */
export const NEW_SESSION: SessionValues = {
  ...NO_LINKS,
  summit: 'passive_income_summit_2024',
  day: '1',
  number: '1',
  topic: '',
  description: '',
  duration: '45',
  speakerName: '',
  speakerTitle: '',
  photoUrl: '',
  bio: '',
  embedCode: '',
  videoId: '',
  giftTitle: '',
  giftDescription: '',
  giftUrl: '',
  giftPromoCode: '',
  start: '',
  end: '',
};

export const valuesOf = (row: SessionRow): SessionValues => ({
  ...NO_LINKS,
  ...Object.fromEntries(NETWORKS.map((network) => [network, row.speaker_social_links[network] ?? ''])),
  summit: row.summit_id,
  day: String(row.day),
  number: String(row.session_number),
  topic: row.topic,
  description: row.description,
  duration: String(row.duration_minutes),
  speakerName: row.speaker_name,
  speakerTitle: row.speaker_title,
  photoUrl: row.speaker_photo_url ?? '',
  bio: row.speaker_bio,
  embedCode: row.vimeo_embed_code ?? '',
  videoId: row.vimeo_video_id ?? '',
  giftTitle: row.gift_title ?? '',
  giftDescription: row.gift_description ?? '',
  giftUrl: row.gift_url ?? '',
  giftPromoCode: row.gift_promo_code ?? '',
  start: toPacificInput(row.public_access_start),
  end: toPacificInput(row.public_access_end),
});

/** An empty optional field is sent as null. */
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Fields of the form by the fields of the call. */
const WRITTEN = {
  summit_id: ['summit'],
  day: ['day'],
  session_number: ['number'],
  topic: ['topic'],
  description: ['description'],
  duration_minutes: ['duration'],
  speaker_name: ['speakerName'],
  speaker_title: ['speakerTitle'],
  speaker_photo_url: ['photoUrl'],
  speaker_bio: ['bio'],
  speaker_social_links: NETWORKS,
  // Which of the two counts, the server decides from both.
  vimeo_embed_code: ['embedCode', 'videoId'],
  vimeo_video_id: ['embedCode', 'videoId'],
  gift_title: ['giftTitle'],
  gift_description: ['giftDescription'],
  gift_url: ['giftUrl'],
  gift_promo_code: ['giftPromoCode'],
  public_access_start: ['start'],
  public_access_end: ['end'],
} as const satisfies Record<keyof SessionDraft, readonly SessionField[]>;

/** Body of `create`: every field. `otherLinks`: of networks that the form does not offer. */
export const draftOf = (values: SessionValues, otherLinks: Record<string, string> = {}): Required<SessionDraft> => ({
  summit_id: values.summit,
  day: Number(values.day) as SummitDay,
  session_number: Number(values.number),
  topic: values.topic.trim(),
  description: orNull(values.description),
  duration_minutes: Number(values.duration),
  speaker_name: values.speakerName.trim(),
  speaker_title: orNull(values.speakerTitle),
  speaker_photo_url: orNull(values.photoUrl),
  speaker_bio: orNull(values.bio),
  speaker_social_links: {
    ...otherLinks,
    ...Object.fromEntries(NETWORKS.flatMap((name) => (values[name].trim() ? [[name, values[name].trim()]] : []))),
  },
  vimeo_embed_code: orNull(values.embedCode),
  vimeo_video_id: orNull(values.videoId),
  gift_title: orNull(values.giftTitle),
  gift_description: orNull(values.giftDescription),
  gift_url: orNull(values.giftUrl),
  gift_promo_code: orNull(values.giftPromoCode),
  public_access_start: fromPacificInput(values.start),
  public_access_end: fromPacificInput(values.end),
});

/** Body of an update: what differs from the version that was read, and which version that was. */
export function changeOf(row: SessionRow, values: SessionValues): SessionChange {
  const changed = new Set(changedFields(valuesOf(row), values));
  const others = Object.entries(row.speaker_social_links).filter(([name]) => !NETWORKS.some((known) => known === name));
  const draft = Object.entries(draftOf(values, Object.fromEntries(others)));
  const sent = draft.filter(([name]) => WRITTEN[name as keyof SessionDraft].some((field) => changed.has(field)));
  return { ...Object.fromEntries(sent), updated_at: row.updated_at };
}
