import { fillPath, profilePhotoEndpoint, type SummitKey, type VipUser } from '@summit/contracts';
import type { MemberView } from '../application/member-profile.use-case.js';

/** A path, because every app reaches the API on its own host. */
export const presentPhoto = (photoId: string): string => fillPath(profilePhotoEndpoint.path, { photo_id: photoId });

/** The member as the member area shows them; field by field, so that nothing else leaves. */
export const presentVipUser = (member: MemberView): VipUser => ({
  name: member.name,
  email: member.email,
  bio: member.bio,
  social_links: member.socialLinks,
  profile_photo_url: member.photoId === null ? null : presentPhoto(member.photoId),
  two_factor_enabled: member.twoFactorEnabled,
  summit_access: {
    business_growth_summit_2024: { has_access: member.summit1Access },
    passive_income_summit_2024: { has_access: member.summit2Access },
  } satisfies Record<SummitKey, { has_access: boolean }>,
});
