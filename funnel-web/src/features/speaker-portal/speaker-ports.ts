import { download, send, withProof } from '@summit/api-client';
import {
  speakerAccountEndpoint,
  speakerChangeEmailEndpoint,
  speakerChangePasswordEndpoint,
  speakerCommissionsEndpoint,
  speakerConfirmEmailEndpoint,
  speakerForgotPasswordEndpoint,
  speakerLoginEndpoint,
  speakerLogoutEndpoint,
  speakerMissedOrdersEndpoint,
  speakerPayoutsEndpoint,
  speakerReceiptEndpoint,
  speakerSaleMailsEndpoint,
  speakerSetPasswordEndpoint,
  speakerSetPayoutMethodEndpoint,
  speakerStatementEndpoint,
  speakerStatementMonthsEndpoint,
  speakerStatsEndpoint,
  speakerTakeBackEmailEndpoint,
  type AttributionReceipt,
  type MissedOrder,
  type PageAnswer,
  type DownloadedFile,
  type PageQuery,
  type SetPayoutMethodRequest,
  type SpeakerAccountResponse,
  type SpeakerChangeEmailRequest,
  type SpeakerChangePasswordRequest,
  type SpeakerCommissionsResponse,
  type SpeakerLoginRequest,
  type SpeakerLoginResponse,
  type SpeakerPayout,
  type SpeakerSetPasswordRequest,
  type SpeakerStatementMonth,
  type SpeakerStatsResponse,
} from '@summit/contracts';
import { createContext } from 'react';
import { browserStore, type BrowserStore } from '../../lib/browser/browser-store';
import { saveFile } from '../../lib/browser/save-file';

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
  /** These answer what the server says about it. */
  forgotPassword(email: string): Promise<string>;
  confirmEmail(token: string): Promise<string>;
  takeBackEmail(token: string): Promise<string>;
  changePassword(body: SpeakerChangePasswordRequest): Promise<string>;
  changeEmail(body: SpeakerChangeEmailRequest): Promise<string>;
  setPayoutMethod(body: SetPayoutMethodRequest): Promise<string>;
  setSaleMails(isOn: boolean): Promise<string>;
  account(): Promise<SpeakerAccountResponse>;
  statementMonths(): Promise<SpeakerStatementMonth[]>;
  /** `2026-01.pdf` or `2026-01.csv`. */
  statement(fileName: string): Promise<DownloadedFile>;
  saveFile(file: DownloadedFile, fallbackName: string): void;
}

const transport = { token: () => browserStore.get('speakerToken') };

export const browserSpeakerPorts: SpeakerPorts = {
  store: browserStore,
  login: (body) => withProof((headers) => send(speakerLoginEndpoint, { body, headers })),
  setPassword: (body) => send(speakerSetPasswordEndpoint, { body }),
  stats: () => send(speakerStatsEndpoint, {}, transport),
  commissions: (query) => send(speakerCommissionsEndpoint, { query }, transport),
  payouts: async () => (await send(speakerPayoutsEndpoint, {}, transport)).data,
  receipt: async (receipt_id) => (await send(speakerReceiptEndpoint, { params: { receipt_id } }, transport)).data,
  missedOrders: (query) => send(speakerMissedOrdersEndpoint, { query }, transport),
  logout: async () => void (await send(speakerLogoutEndpoint, { keepalive: true }, transport)),
  forgotPassword: async (email) => (await send(speakerForgotPasswordEndpoint, { body: { email } })).message,
  confirmEmail: async (token) => (await send(speakerConfirmEmailEndpoint, { body: { token } })).message,
  takeBackEmail: async (token) => (await send(speakerTakeBackEmailEndpoint, { body: { token } })).message,
  changePassword: async (body) => (await send(speakerChangePasswordEndpoint, { body }, transport)).message,
  changeEmail: async (body) => (await send(speakerChangeEmailEndpoint, { body }, transport)).message,
  setPayoutMethod: async (body) => (await send(speakerSetPayoutMethodEndpoint, { body }, transport)).message,
  setSaleMails: async (isOn) =>
    (await send(speakerSaleMailsEndpoint, { body: { sale_mails: isOn } }, transport)).message,
  account: () => send(speakerAccountEndpoint, {}, transport),
  statementMonths: async () => (await send(speakerStatementMonthsEndpoint, {}, transport)).data,
  statement: (file_name) => download(speakerStatementEndpoint, { params: { file_name } }, transport),
  saveFile,
};

export const SpeakerPortsContext = createContext<SpeakerPorts>(browserSpeakerPorts);
