import type { Product } from '@summit/rules';
import type { Endpoint } from './endpoint.js';

export interface OrderStatusQuery {
  /** The provider's checkout id or the browser's own id: both find the order (C-036..038). */
  session_id: string;
}

export interface OrderStatusResponse {
  success: true;
  product_type: Product;
  /** `Confirmed` on the page, or `Confirming…` while the provider has not answered, or the payment did not come. */
  status: 'confirmed' | 'confirming' | 'failed';
}

/** Asked by /success while it shows `Confirming…`. An id without an order answers `not_found`. */
export const orderStatusEndpoint: Endpoint<{ query: OrderStatusQuery; response: OrderStatusResponse }> = {
  method: 'GET',
  path: '/api/orders/status',
  access: 'public',
  source: 'C-036',
};
