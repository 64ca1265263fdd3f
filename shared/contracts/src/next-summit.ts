import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

export interface NextSummitRequest {
  /** Of a registrant or member; may be left out by a member who is signed in. */
  email?: string;
}

/**
 * Asks for one mail with the dates of the next summit, once they are set. The answer is the same whether we know the address: nobody
 * learns who is registered. Errors: `email_invalid`, `email_required` where nobody is named.
 */
export const nextSummitEndpoint: Endpoint<{ body: NextSummitRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/next-summit',
  access: 'public',
  optionalBearer: 'vip',
  alsoFrom: ['funnel'],
  source: 'X-007',
};
