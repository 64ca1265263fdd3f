import type { Product } from '@summit/rules';
import type { DataAnswer } from './admin-list.js';
import type { Endpoint } from './endpoint.js';

export const SEARCH_MIN_LENGTH = 2;

export interface OfficeSearchQuery {
  /** Part of a name or an address, beginning of an order's id or of a code, or a provider's payment id as a whole. */
  term: string;
}

/** At most five of each kind. */
export interface FoundInOffice {
  people: { email: string; name: string }[];
  orders: { id: string; email: string; product: Product; status: string; amount: number; date: string }[];
  codes: { code: string; product: Product }[];
  affiliates: { code: string; name: string; email: string }[];
}

/** One answer for everything that the back office can be asked for by a word. */
export const adminSearchEndpoint: Endpoint<{ query: OfficeSearchQuery; response: DataAnswer<FoundInOffice> }> = {
  method: 'GET',
  path: '/api/admin/search',
  access: 'admin',
  staffRole: 'support',
  source: 'A-047',
};
