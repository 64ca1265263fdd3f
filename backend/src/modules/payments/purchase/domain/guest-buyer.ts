import { GUEST_EMAIL, GUEST_NAME } from '@summit/rules';

/** The buyer's own normalized address, or null for the placeholder. */
export const realEmail = (email: string | null): string | null => (email === GUEST_EMAIL ? null : email);

/** The buyer's own name, or null where none was told. */
export function realName(name: string): string | null {
  const trimmed = name.trim();
  return trimmed === '' || trimmed === GUEST_NAME ? null : trimmed;
}
