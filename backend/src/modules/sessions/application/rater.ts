import { tokenHash } from '../../../platform/crypto/token-hash.js';

/** What a rating bears instead of a name. sessions.personal-data.ts reckons that of a member in the database. */
export const raterOfMember = (memberId: string): string => tokenHash(`member ${memberId}`);

export const raterOfVisitor = (visitor: string): string => tokenHash(`visitor ${visitor}`);
