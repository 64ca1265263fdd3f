import type { Endpoint } from './endpoint.js';
import type { SuccessAnswer } from './success-answer.js';

export interface PageViewRequest {
  page: string;
  url: string;
  /** The referring address, or `direct`. */
  referrer: string;
  affiliate_code?: string | null;
  user_agent: string;
  /** Only with analytics consent (C-081). */
  visitor_id?: string | null;
}

export const trackPageViewEndpoint: Endpoint<{ body: PageViewRequest; response: SuccessAnswer }> = {
  method: 'POST',
  path: '/api/analytics/track',
  access: 'public',
  alsoFrom: ['member'],
};
