import { download, send } from '@summit/api-client';
import {
  bonusDownloadEndpoint,
  bonusSizesEndpoint,
  inviteProgressEndpoint,
  orderStatusEndpoint,
  type BonusDownloadQuery,
  type DownloadedFile,
  type InviteProgressResponse,
  type OrderStatusResponse,
} from '@summit/contracts';
import type { BonusKey } from '@summit/rules';
import { createContext } from 'react';
import { saveFile } from '../../lib/browser/save-file';

/** The largest file has 28.7 MB: on a slow line that takes minutes, not seconds. */
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

/** What the thank-you pages and /success need from the outside. The calls throw an ApiError when they do not succeed. */
export interface AfterOrderPorts {
  fetchBonus(key: BonusKey, query: BonusDownloadQuery): Promise<DownloadedFile>;
  /** Bytes of the files; null where one is not there. */
  bonusSizes(): Promise<Record<BonusKey, number | null>>;
  /** Hands a file to the visitor under its own name, or `fallbackName` when it came without one. */
  saveFile(file: DownloadedFile, fallbackName: string): void;
  /** `invite`: the code at the end of the registrant's own link. */
  inviteProgress(invite: string): Promise<InviteProgressResponse>;
  orderStatus(sessionId: string): Promise<OrderStatusResponse>;
}

export const browserAfterOrderPorts: AfterOrderPorts = {
  fetchBonus: (key, query) =>
    download(bonusDownloadEndpoint, { params: { bonus_key: key }, query, timeoutMs: DOWNLOAD_TIMEOUT_MS }),
  bonusSizes: async () => (await send(bonusSizesEndpoint, {})).sizes,
  saveFile,
  inviteProgress: (invite) => send(inviteProgressEndpoint, { query: { invite } }),
  orderStatus: (sessionId) => send(orderStatusEndpoint, { query: { session_id: sessionId } }),
};

export const AfterOrderPortsContext = createContext<AfterOrderPorts>(browserAfterOrderPorts);
