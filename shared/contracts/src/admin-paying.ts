import type { Endpoint } from './endpoint.js';

export interface PayingNowResponse {
  success: true;
  /** Buyers whose checkout was opened, or charge begun, in the last half hour and has not ended. */
  buyers: number;
  /** All checkouts that may still be paid, also those that somebody has left; they end within a day. */
  open_checkouts: number;
}

/** Asked before whatever changes what buyers see or pay: how many are in the middle of it. */
export const adminPayingNowEndpoint: Endpoint<{ response: PayingNowResponse }> = {
  method: 'GET',
  path: '/api/admin/paying-now',
  access: 'admin',
  staffRole: 'support',
  source: 'A-212',
};
