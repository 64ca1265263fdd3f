import { escapeHtml } from '../page/html.js';
import type { Message } from './message.js';

/** Scripts and plug-ins stay off even where the frame's sandbox is left out: the policy says so again. Pictures may load. */
export const MESSAGE_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self' data: http: https:; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'self'";

/** The HTML part for the frame: links open in a new tab, and pictures the mail brings along (`cid:`) come from here. */
export function messageHtml({ summary, email }: Message): string {
  const inline = new Map(
    email.attachments.map((file, index) => [
      file.contentId?.replace(/^<|>$/g, ''),
      `/messages/${summary.id}/attachments/${index}`,
    ]),
  );
  const body = (email.html ?? '').replace(
    /cid:([^"')\s>]+)/gi,
    (whole, id: string) => inline.get(decodeURIComponent(id)) ?? whole,
  );
  // The tag may come before the doctype: browsers move it into the head, and quirks mode is what most mail programs use.
  const head = '<base target="_blank">';
  return /<head[^>]*>/i.test(body)
    ? body.replace(/<head[^>]*>/i, (tag) => tag + head)
    : `<!doctype html><title>${escapeHtml(summary.subject)}</title>${head}${body}`;
}
