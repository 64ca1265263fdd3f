export interface GiftClick {
  memberId: string;
  giftUrl: string;
  speakerName: string;
  /** ms */
  at: number;
}

export interface GiftClicks {
  /** False when no speaker gives this. */
  record(click: GiftClick): Promise<boolean>;
}

export const GIFT_CLICKS = Symbol('GIFT_CLICKS');
