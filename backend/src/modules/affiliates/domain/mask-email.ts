/** An address that tells two registrants apart and nobody who they are: `zoe@example.com` is `z***@e***.com` (C-063). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const dot = email.lastIndexOf('.');
  if (at < 1 || dot < at + 2) return '***';
  return `${firstOf(email)}***@${firstOf(email.slice(at + 1))}***${email.slice(dot)}`;
}

/** The first character as people count them: half of an emoji would be no text. */
const firstOf = (text: string): string => [...text][0] ?? '';
