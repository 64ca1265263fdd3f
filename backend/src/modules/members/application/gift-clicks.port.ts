export interface GiftClick {
  giftId: string;
  memberId: string;
  /** ms */
  at: number;
}

export interface GiftClicks {
  /** False when the member is gone. */
  record(click: GiftClick): Promise<boolean>;
}

export const GIFT_CLICKS = Symbol('GIFT_CLICKS');
