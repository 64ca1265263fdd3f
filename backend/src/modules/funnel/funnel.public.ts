/** What other modules may ask about registrants. */
export interface RegistrantReader {
  byId(id: string): Promise<{ id: string; email: string; referralCode: string | null } | null>;
}

export const REGISTRANT_READER = Symbol('REGISTRANT_READER');
