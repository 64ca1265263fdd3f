import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

export interface UnsubscribeQuery {
  /** From the link of a mail. */
  token: string;
}

/**
 * Ends everything but what belongs to a registration, an order or an account; the link of a mail that has a switch of its own in an
 * account turns that off, and nothing else. Called by the page behind the link of a mail, and by mail
 * programs themselves, which send a form of their own (RFC 8058). Opening the link changes nothing. Error: `unsubscribe_link_invalid`.
 */
export const unsubscribeEndpoint: Endpoint<{ query: UnsubscribeQuery; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/unsubscribe',
  access: 'public',
  bodyFormat: 'form',
  source: 'F-245',
};
