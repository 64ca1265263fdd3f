/** Where a profile may lead to (M-052). */
export type SocialNetwork = 'linkedin' | 'facebook' | 'instagram' | 'twitter' | 'website';
