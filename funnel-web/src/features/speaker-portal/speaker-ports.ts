import { send } from '@summit/api-client';
import {
  speakerCommissionsEndpoint,
  speakerLoginEndpoint,
  speakerLogoutEndpoint,
  speakerMissedOrdersEndpoint,
  speakerPayoutsEndpoint,
  speakerReceiptEndpoint,
  speakerSetPasswordEndpoint,
  speakerStatsEndpoint,
  type AttributionReceipt,
  type MissedOrder,
  type PageAnswer,
  type PageQuery,
  type SpeakerCommissionsResponse,
  type SpeakerLoginRequest,
  type SpeakerLoginResponse,
  type SpeakerPayout,
  type SpeakerSetPasswordRequest,
  type SpeakerStatsResponse,
} from '@summit/contracts';
import { createContext } from 'react';
import { browserStore, type BrowserStore } from '../../lib/browser/browser-store';

/** What the speakers' pages need from the outside. The calls throw an ApiError when they do not succeed. */
export interface SpeakerPorts {
  store: BrowserStore;
  login(body: SpeakerLoginRequest): Promise<SpeakerLoginResponse>;
  setPassword(body: SpeakerSetPasswordRequest): Promise<SpeakerLoginResponse>;
  stats(): Promise<SpeakerStatsResponse>;
  commissions(page: PageQuery): Promise<SpeakerCommissionsResponse>;
  payouts(): Promise<SpeakerPayout[]>;
  receipt(orderId: string): Promise<AttributionReceipt>;
  missedOrders(page: PageQuery): Promise<PageAnswer<MissedOrder>>;
  logout(): Promise<void>;
}

const transport = { token: () => browserStore.get('speakerToken') };

export const browserSpeakerPorts: SpeakerPorts = {
  store: browserStore,
  login: (body) => send(speakerLoginEndpoint, { body }),
  setPassword: (body) => send(speakerSetPasswordEndpoint, { body }),
  stats: () => send(speakerStatsEndpoint, {}, transport),
  commissions: (query) => send(speakerCommissionsEndpoint, { query }, transport),
  payouts: async () => (await send(speakerPayoutsEndpoint, {}, transport)).data,
  receipt: async (receipt_id) => (await send(speakerReceiptEndpoint, { params: { receipt_id } }, transport)).data,
  missedOrders: (query) => send(speakerMissedOrdersEndpoint, { query }, transport),
  logout: async () => void (await send(speakerLogoutEndpoint, { keepalive: true }, transport)),
};

export const SpeakerPortsContext = createContext<SpeakerPorts>(browserSpeakerPorts);
