import type { Subject } from '../../auth/auth.public.js';

/** A member as the sign-in machinery knows them. */
export const vip = (memberId: string): Subject & { role: 'vip' } => ({ role: 'vip', id: memberId });
