import type { Email } from 'postal-mime';

/** One line of the list of messages, also the JSON answer of `GET /api/messages`. */
export interface MessageSummary {
  id: string;
  received_at: string;
  from: string;
  /** Addresses of the envelope (what the server was told) first, then those of the To and Cc headers. */
  to: string[];
  subject: string;
  size: number;
  has_html: boolean;
  attachments: number;
}

export interface Message {
  summary: MessageSummary;
  email: Email;
}
