import { Injectable } from '@nestjs/common';
import type { Summit } from '@summit/content';
import { SUMMIT_ZONE, type PublicLists, type SummitDay } from '@summit/rules';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import { Settings } from '../../../platform/settings/settings.js';
import type { DayTitle, PublicComment, SessionView, SummitSessions } from '../application/summit-sessions.port.js';
import type { VideoHost } from '../domain/session-video.js';
import { ViewNotes } from './view-notes.js';

/** Comments of one page. */
const MAX_COMMENTS = 100;

const ALL = statement(
  'sessions-all',
  `select s.id, s.public_token as token, s.summit_key as "summitKey", e.number as edition, s.day, s.session_number as number,
     s.topic, s.description, s.duration_minutes as "durationMinutes", s.speaker_name as "speakerName",
     s.speaker_title as "speakerTitle", s.speaker_bio as "speakerBio", s.speaker_photo_url as "speakerPhotoUrl",
     s.speaker_social_links as "speakerSocialLinks", s.video_host as "videoHost", s.vimeo_video_id as "videoId",
     s.video_hash as "videoHash", s.gift_url as "giftUrl", s.gift_title as "giftTitle",
     s.gift_description as "giftDescription", s.gift_promo_code as "giftPromoCode",
     ${ms('s.public_access_start')} as start, ${ms('s.public_access_end')} as "end",
     coalesce(r.average, 0) as "averageRating", coalesce(r.ratings, 0) as "totalRatings",
     coalesce(shown.comments, 0) as "totalComments", coalesce(shown.print, 0) as "commentsPrint", c.session_id is not null as "hasTranscript"
   from summit_session s
   join summit e on e.key = s.summit_key
   left join (
     select session_id, (sum(stars * ratings)::numeric / nullif(sum(ratings), 0))::float8 as average, sum(ratings)::int as ratings
     from session_rating_part where status <> 'rejected' group by session_id
   ) r on r.session_id = s.id
   left join (
     select session_id, count(*)::int as comments, sum(hashtext(concat_ws(' ', id, stars, user_name, comment)))::float8 as print
     from session_rating where display_publicly and comment is not null group by session_id
   ) shown on shown.session_id = s.id
   left join session_captions c on c.session_id = s.id
   order by e.number, s.day, s.session_number, s.id`,
);
const DAYS = statement('sessions-days', 'select day, long_title as title from summit_day order by day');
const END = statement(
  'sessions-summit-end',
  `select ${ms(`((coalesce((select last_day from summit where key = $1), $2::date) + 1)::timestamp at time zone '${SUMMIT_ZONE}')`)} as "end"`,
);
const COMMENTS = statement(
  'sessions-comments',
  `select stars, user_name as "userName", comment from session_rating
   where session_id = $1 and display_publicly and comment is not null order by rated_at desc, id limit ${MAX_COMMENTS}`,
);
const NOTE_GIFT_CLICK = statement(
  'sessions-note-gift-click',
  `insert into session_gift_click (session_id, gift_url, by_member, clicked_at)
   select id, gift_url, $3, ${at('$4')} from summit_session where id = $1 and gift_url = $2 returning 1`,
);

interface Row {
  id: string;
  token: string;
  summitKey: string;
  edition: 1 | 2;
  day: SummitDay;
  number: number;
  topic: string;
  description: string;
  durationMinutes: number;
  speakerName: string;
  speakerTitle: string;
  speakerBio: string;
  speakerPhotoUrl: string | null;
  speakerSocialLinks: Record<string, string>;
  videoHost: VideoHost;
  videoId: string | null;
  videoHash: string | null;
  giftUrl: string | null;
  giftTitle: string | null;
  giftDescription: string | null;
  giftPromoCode: string | null;
  start: number;
  end: number;
  averageRating: number;
  totalRatings: number;
  totalComments: number;
  commentsPrint: number;
  hasTranscript: boolean;
}

@Injectable()
export class SummitSessionsRepository implements SummitSessions {
  private readonly views: ViewNotes;

  constructor(
    private readonly sql: Sql,
    private readonly settings: Settings,
  ) {
    this.views = new ViewNotes(sql);
  }

  async all(): Promise<SessionView[]> {
    return (await this.sql.query<Row>(ALL)).map(sessionOf);
  }

  dayTitles(): Promise<DayTitle[]> {
    return this.sql.query<DayTitle>(DAYS);
  }

  publicLists(): Promise<PublicLists> {
    return this.settings.read('sessions.public_lists');
  }

  async endOf({ key, lastDay }: Pick<Summit, 'key' | 'lastDay'>): Promise<number> {
    return (await this.sql.query<{ end: number }>(END, [key, lastDay]))[0]!.end;
  }

  commentsOf(sessionId: string): Promise<PublicComment[]> {
    return this.sql.query<PublicComment>(COMMENTS, [sessionId]);
  }

  noteView(sessionId: string): Promise<void> {
    return this.views.note(sessionId);
  }

  async noteGiftClick(click: { sessionId: string; giftUrl: string; byMember: boolean; at: number }): Promise<boolean> {
    const { sessionId, giftUrl, byMember, at: when } = click;
    return (await this.sql.query(NOTE_GIFT_CLICK, [sessionId, giftUrl, byMember, when])).length > 0;
  }
}

const sessionOf = (row: Row): SessionView => ({
  id: row.id,
  token: row.token,
  summitKey: row.summitKey,
  edition: row.edition,
  day: row.day,
  number: row.number,
  topic: row.topic,
  description: row.description,
  durationMinutes: row.durationMinutes,
  speaker: {
    name: row.speakerName,
    title: row.speakerTitle,
    bio: row.speakerBio,
    photoUrl: row.speakerPhotoUrl,
    socialLinks: row.speakerSocialLinks,
  },
  video: row.videoId === null ? null : { host: row.videoHost, id: row.videoId, hash: row.videoHash },
  gift:
    row.giftUrl === null
      ? null
      : {
          url: row.giftUrl,
          title: row.giftTitle ?? '',
          description: row.giftDescription ?? '',
          promoCode: row.giftPromoCode,
        },
  window: { start: row.start, end: row.end },
  averageRating: row.averageRating,
  totalRatings: row.totalRatings,
  totalComments: row.totalComments,
  commentsPrint: row.commentsPrint,
  hasTranscript: row.hasTranscript,
});
