import type { BonusDownloadQuery, DownloadedFile } from '@summit/contracts';
import type { BonusKey } from '@summit/rules';
import type { AfterOrderPorts } from '../src/features/after-order/after-order-ports';
import { refused } from './fake-offer-ports';

export interface FakeAfterOrderOptions {
  fetchBonus?: () => Promise<DownloadedFile>;
  bonusSizes?: AfterOrderPorts['bonusSizes'];
  inviteProgress?: AfterOrderPorts['inviteProgress'];
  orderStatus?: AfterOrderPorts['orderStatus'];
}

/** Ports that remember what was asked of them and what was saved. Calls without an answer of their own are refused. */
export function fakeAfterOrderPorts(options: FakeAfterOrderOptions = {}) {
  const fetched: { key: BonusKey; query: BonusDownloadQuery }[] = [];
  const saved: { file: DownloadedFile; fallbackName: string }[] = [];
  const asked: string[] = [];
  const ports: AfterOrderPorts = {
    fetchBonus(key, query) {
      fetched.push({ key, query });
      return options.fetchBonus?.() ?? Promise.reject(refused('bonus_not_found'));
    },
    bonusSizes: () => options.bonusSizes?.() ?? Promise.reject(refused('service_unavailable')),
    saveFile: (file, fallbackName) => saved.push({ file, fallbackName }),
    inviteProgress(invite) {
      asked.push(invite);
      return options.inviteProgress?.(invite) ?? Promise.reject(refused('not_found'));
    },
    orderStatus(sessionId) {
      asked.push(sessionId);
      return options.orderStatus?.(sessionId) ?? Promise.reject(refused('not_found'));
    },
  };
  return { ports, fetched, saved, asked };
}

export const PDF: DownloadedFile = { name: 'bonus.pdf', type: 'application/pdf', bytes: new ArrayBuffer(4) };
