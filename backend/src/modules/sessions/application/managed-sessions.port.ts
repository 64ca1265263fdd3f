import type { SummitDay } from '@summit/rules';
import type { SessionVideo } from '../domain/session-video.js';

/** What an administrator writes about a session. Times in ms. */
export interface SessionFields {
  summitKey: string;
  day: SummitDay;
  number: number;
  topic: string;
  description: string;
  durationMinutes: number;
  speakerName: string;
  speakerTitle: string;
  speakerPhotoUrl: string | null;
  speakerBio: string;
  speakerSocialLinks: Record<string, string>;
  video: SessionVideo | null;
  giftTitle: string | null;
  giftDescription: string | null;
  giftUrl: string | null;
  giftPromoCode: string | null;
  start: number;
  end: number;
}

export interface ManagedSession extends SessionFields {
  id: string;
  token: string;
  /** ms; each save has a later one. */
  updatedAt: number;
}

/** Figures that nobody writes by hand. */
export interface SessionFigures {
  views: number;
  averageRating: number;
  ratings: number;
  giftClicks: number;
  /** ms; null without captions. */
  captionsSavedAt: number | null;
}

export interface GiftClickCount {
  sessionId: string;
  summitKey: string;
  day: SummitDay;
  topic: string;
  speaker: string;
  giftUrl: string;
  clicks: number;
  memberClicks: number;
  /** ms. */
  lastClickAt: number;
}

/** The sessions of an edition while somebody changes them. */
export interface SessionStore {
  /** First day of the edition (a Pacific calendar day); null for an unknown one. Others who change its sessions wait from here on. */
  lockEdition(summitKey: string): Promise<{ firstDay: string } | null>;
  lock(id: string): Promise<ManagedSession | null>;
  /** Whether another session has this number of this day while the windows overlap. */
  isSlotTaken(session: ManagedSession): Promise<boolean>;
  add(session: ManagedSession, savedBy: string): Promise<void>;
  replace(session: ManagedSession, savedBy: string): Promise<void>;
  countRatings(id: string): Promise<number>;
  /** With its ratings, captions, clicks and watch positions. */
  delete(id: string): Promise<void>;
}

export interface ManagedSessions {
  /** In order of edition, day and number. */
  list(day: SummitDay | null): Promise<(ManagedSession & SessionFigures)[]>;
  giftClicks(): Promise<GiftClickCount[]>;
  /** Runs work in one transaction: commits what it answers, rolls back what it throws. */
  changing<Result>(work: (store: SessionStore) => Promise<Result>): Promise<Result>;
  /** Adds the noted showings to the totals. */
  rollViews(): Promise<void>;
}

export const MANAGED_SESSIONS = Symbol('MANAGED_SESSIONS');
