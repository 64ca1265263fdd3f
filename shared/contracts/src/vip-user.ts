import type { SummitKey } from './summit-names.js';

export const SOCIAL_NETWORKS = ['linkedin', 'facebook', 'instagram', 'twitter', 'website'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
export type SocialLinks = Partial<Record<SocialNetwork, string>>;

export interface SummitAccess {
  has_access: boolean;
}

/** The member as sign-in, status and profile answer it (M-057, M-058). */
export interface VipUser {
  name: string;
  email: string;
  bio: string;
  social_links: SocialLinks;
  profile_photo_url: string | null;
  two_factor_enabled: boolean;
  summit_access: Record<SummitKey, SummitAccess>;
}
