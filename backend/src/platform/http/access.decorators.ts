import { SetMetadata } from '@nestjs/common';
import type { RateLimit } from '../rate-limit/rate-limiter.js';

export const ROLES = ['admin', 'vip', 'speaker'] as const;
export type Role = (typeof ROLES)[number];
/** `public`: anybody. `provider`: anybody who can sign as the provider; the handler checks the signature. */
export type Access = 'public' | 'provider' | Role;

export const ACCESS = 'summit:access';
export const RATE_LIMITS = 'summit:rate-limits';

/** Declares a route open to everybody. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Declares a route for one role. A route that declares nothing keeps the application from starting. */
export const ForRole = (role: Role) => SetMetadata(ACCESS, role);
/** Declares a route for payment providers: anybody reaches it, and its handler checks the signature before anything else. */
export const ForProvider = () => SetMetadata(ACCESS, 'provider' satisfies Access);
/** Limits a route per client address. */
export const Limited = (...limits: RateLimit[]) => SetMetadata(RATE_LIMITS, limits);
