import { fillFigures } from '@summit/content';
import { INVITE_COPY } from './invite-copy.baked';

export interface ShareLink {
  label: string;
  /** The label as screen readers meet it, out of its row. */
  spoken: string;
  href: string;
  /** Opens a page of somebody else's. */
  external: boolean;
}

const query = (parts: Record<string, string>): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Email, LinkedIn and X with the text and the link filled in; nothing of those sites is loaded before the press (F-257). */
export function shareLinks(link: string): ShareLink[] {
  const text = fillFigures(INVITE_COPY.shareText, { link });
  return [
    {
      label: 'Email',
      spoken: 'Share by Email',
      href: `mailto:?${query({ subject: INVITE_COPY.shareSubject, body: text })}`,
      external: false,
    },
    {
      label: 'LinkedIn',
      spoken: 'Share on LinkedIn (opens in a new tab)',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: link })}`,
      external: true,
    },
    {
      label: 'X',
      spoken: 'Share on X (opens in a new tab)',
      href: `https://x.com/intent/post?${query({ text })}`,
      external: true,
    },
  ];
}
