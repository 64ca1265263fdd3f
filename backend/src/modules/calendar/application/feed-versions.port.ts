/** How often a member has replaced the feed's link. */
export interface FeedVersions {
  /** 0 for a member who has never replaced it. */
  current(memberId: string): Promise<number>;
  replace(memberId: string): Promise<void>;
}

export const FEED_VERSIONS = Symbol('FEED_VERSIONS');
