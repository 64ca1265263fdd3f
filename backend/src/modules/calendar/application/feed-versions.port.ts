/** Which of a member's feed links is the valid one. */
export interface FeedVersions {
  /** 0 for a member who has never replaced it. */
  current(memberId: string): Promise<number>;
  replace(memberId: string): Promise<number>;
  /** Ends the links of a member who may be gone by now. */
  end(memberId: string): Promise<void>;
}

export const FEED_VERSIONS = Symbol('FEED_VERSIONS');
