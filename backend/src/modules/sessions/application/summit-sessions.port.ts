import type { Summit } from '@summit/content';
import type { Face } from '../../faces/faces.public.js';
import type { PublicLists, SummitDay } from '@summit/rules';
import type { SessionVideo } from '../domain/session-video.js';

/** One talk as the pages need it. Times in ms. */
export interface SessionView {
  id: string;
  token: string;
  summitKey: string;
  /** Number of the edition. */
  edition: 1 | 2;
  day: SummitDay;
  number: number;
  topic: string;
  description: string;
  durationMinutes: number;
  speaker: {
    name: string;
    title: string;
    bio: string;
    photoUrl: string | null;
    socialLinks: Record<string, string>;
    /** Photos that the back office has set; left out where there are none. */
    faces?: readonly Face[];
  };
  video: SessionVideo | null;
  /** Null where the session gives nothing. */
  gift: { url: string; title: string; description: string; promoCode: string | null } | null;
  window: { start: number; end: number };
  /** Of all ratings that are not rejected (C-054). 0 where there are none. */
  averageRating: number;
  totalRatings: number;
  totalComments: number;
  /** Another one when a comment that is shown comes, goes or changes. */
  commentsPrint: number;
  hasTranscript: boolean;
}

export interface DayTitle {
  day: SummitDay;
  title: string;
}

export interface PublicComment {
  stars: number;
  userName: string | null;
  comment: string;
}

/** What the pages read. */
export interface SummitSessions {
  /** All sessions in order of edition, day and number. */
  all(): Promise<SessionView[]>;
  dayTitles(): Promise<DayTitle[]>;
  publicLists(): Promise<PublicLists>;
  /** End of the last day of an edition, Pacific, in ms; as the release has it while no days are stored. */
  endOf(edition: Pick<Summit, 'key' | 'lastDay'>): Promise<number>;
  /** Approved comments, newest first, at most 100. */
  commentsOf(sessionId: string): Promise<PublicComment[]>;
  /** Counts one showing (M-097). */
  noteView(sessionId: string): Promise<void>;
  /** False where there is no such session with this gift. */
  noteGiftClick(click: { sessionId: string; giftUrl: string; byMember: boolean; at: number }): Promise<boolean>;
}

export const SUMMIT_SESSIONS = Symbol('SUMMIT_SESSIONS');
