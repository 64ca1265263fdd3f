import { isApiError } from '@summit/api-client';
import { use, useEffect, useRef, useState } from 'react';
import { AfterOrderPortsContext } from '../../features/after-order/after-order-ports';
import type { BonusRow } from './bonus-rows';

/** How long "Downloaded" stays. */
const DONE_MS = 2_000;

const NOT_YET_VIP =
  'We have no confirmed VIP order for this address yet. The pack opens as soon as the payment is confirmed, and it is in your VIP library too.';
const INTERRUPTED = 'The download did not get through. Please check your internet connection and try again.';

export type DownloadState = { status: 'idle' | 'busy' | 'done' } | { status: 'failed'; message: string };

export interface BonusDownload {
  state: DownloadState;
  /** A press while a download is under way does nothing. */
  start(): void;
}

function messageOf(row: BonusRow, reason: unknown): string {
  if (!isApiError(reason)) return INTERRUPTED;
  if (row.key === 'vip-upgrade-bonus' && reason.code === 'bonus_not_found') return NOT_YET_VIP;
  return reason.detail ?? INTERRUPTED;
}

/** One download from the press to the saved file. */
export function useBonusDownload(row: BonusRow): BonusDownload {
  const { fetchBonus, saveFile } = use(AfterOrderPortsContext);
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const busy = useRef(false);

  useEffect(() => {
    if (state.status !== 'done') return;
    const timer = setTimeout(() => setState({ status: 'idle' }), DONE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const run = async () => {
    busy.current = true;
    setState({ status: 'busy' });
    try {
      saveFile(await fetchBonus(row.key, row.query), row.fileName);
      setState({ status: 'done' });
    } catch (reason) {
      setState({ status: 'failed', message: messageOf(row, reason) });
    } finally {
      busy.current = false;
    }
  };
  return {
    state,
    start() {
      if (!busy.current) void run();
    },
  };
}
