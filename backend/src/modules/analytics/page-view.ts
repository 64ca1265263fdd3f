/** One page view as stored. `visitorId` only with the visitor's analytics consent (C-081). */
export interface PageView {
  page: string;
  url: string;
  referrer: string;
  affiliateCode: string | null;
  userAgent: string;
  visitorId: string | null;
  viewedAt: number;
}
