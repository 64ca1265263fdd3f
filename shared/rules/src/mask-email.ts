/** An address that tells two people apart and nobody who they are: `zoe@example.com` is `z***@example.com` (C-113). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1 || email.lastIndexOf('.') < at + 2) return '***';
  return `${firstOf(email)}***${email.slice(at)}`;
}

/** The first character as people count them: half of an emoji would be no text. */
const firstOf = (text: string): string => [...text][0] ?? '';
