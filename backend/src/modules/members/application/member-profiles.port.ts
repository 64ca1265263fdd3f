import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { SocialNetwork } from '../domain/social-networks.js';

export interface MemberProfile {
  name: string;
  email: string;
  bio: string;
  socialLinks: Partial<Record<SocialNetwork, string>>;
  photoId: string | null;
  summit1Access: boolean;
  summit2Access: boolean;
}

/** What members write themselves; everything else of the account is not theirs to change. */
export type ProfileText = Pick<MemberProfile, 'name' | 'bio' | 'socialLinks'>;

export interface MemberProfiles {
  read(memberId: string): Promise<MemberProfile | null>;
  write(memberId: string, text: ProfileText): Promise<void>;
  /** Shows another photo, or none, from now on and answers the one before; null where the account is gone. */
  setPhoto(tx: Transaction, memberId: string, photoId: string | null): Promise<{ previous: string | null } | null>;
  hasPhoto(photoId: string): Promise<boolean>;
}

export const MEMBER_PROFILES = Symbol('MEMBER_PROFILES');
