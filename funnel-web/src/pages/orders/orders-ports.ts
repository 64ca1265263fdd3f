import { download, send } from '@summit/api-client';
import {
  askForRefundEndpoint,
  buyerInvoiceEndpoint,
  buyerOrdersEndpoint,
  buyerResendEndpoint,
  confirmOrderEmailEndpoint,
  correctOrderEmailEndpoint,
  mailOrdersLinkEndpoint,
  openCardPageEndpoint,
  type AddressCorrectionRequest,
  type BuyerOrder,
  type BuyerOrderRequest,
  type RefundWishRequest,
} from '@summit/contracts';
import { createContext } from 'react';
import { browserStore, type BrowserStore } from '../../lib/browser/browser-store';
import { saveFile } from '../../lib/browser/save-file';

/** What the page of the orders needs from the outside. The calls throw an ApiError when they do not succeed; texts are the server's. */
export interface OrdersPorts {
  store: BrowserStore;
  orders(proof: string): Promise<BuyerOrder[]>;
  /** Hands the invoice to the buyer as a file. */
  saveInvoice(of: BuyerOrderRequest): Promise<void>;
  /** Leaves for the provider's page on which another card is saved. */
  changeCard(of: BuyerOrderRequest): Promise<void>;
  resend(of: BuyerOrderRequest): Promise<string>;
  askForRefund(wish: RefundWishRequest): Promise<string>;
  correctEmail(correction: AddressCorrectionRequest): Promise<string>;
  confirmEmail(proof: string): Promise<string>;
  mailLink(email: string): Promise<string>;
}

export const browserOrdersPorts: OrdersPorts = {
  store: browserStore,
  orders: async (proof) => (await send(buyerOrdersEndpoint, { body: { proof } })).orders,
  saveInvoice: async (body) => saveFile(await download(buyerInvoiceEndpoint, { body }), 'invoice.pdf'),
  changeCard: async (body) => window.location.assign((await send(openCardPageEndpoint, { body })).url),
  resend: async (body) => (await send(buyerResendEndpoint, { body })).message,
  askForRefund: async (body) => (await send(askForRefundEndpoint, { body })).message,
  correctEmail: async (body) => (await send(correctOrderEmailEndpoint, { body })).message,
  confirmEmail: async (proof) => (await send(confirmOrderEmailEndpoint, { body: { proof } })).message,
  mailLink: async (email) => (await send(mailOrdersLinkEndpoint, { body: { email } })).message,
};

export const OrdersPortsContext = createContext<OrdersPorts>(browserOrdersPorts);
