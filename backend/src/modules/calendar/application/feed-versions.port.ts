/** Which of a member's feed links is the valid one. */
export interface FeedVersions {
  /** 0 for a member who has never replaced it. */
  current(memberId: string): Promise<number>;
  replace(memberId: string): Promise<number>;
}

export const FEED_VERSIONS = Symbol('FEED_VERSIONS');
