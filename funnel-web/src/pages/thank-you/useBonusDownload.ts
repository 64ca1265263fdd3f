import { isApiError } from '@summit/api-client';
import { use, useEffect, useRef, useState } from 'react';
import { AfterOrderPortsContext } from '../../features/after-order/after-order-ports';
import type { BonusRow } from './bonus-rows';

/** How long "Downloaded" stays. */
const DONE_MS = 2_000;

const PACK_MAILED =
  'We mailed you the link. It reaches you in a few minutes once your VIP payment is confirmed. The pack is in your VIP library too.';
const INTERRUPTED = 'The download did not get through. Please check your internet connection and try again.';

/** `mailed`: the address alone opens nothing, so the link went to its owner (C-112). */
export type DownloadState = { status: 'idle' | 'busy' | 'done' } | { status: 'failed' | 'mailed'; message: string };

export interface BonusDownload {
  state: DownloadState;
  /** A press while a download is under way does nothing. */
  start(): void;
}

function outcomeOf(row: BonusRow, reason: unknown): DownloadState {
  if (!isApiError(reason)) return { status: 'failed', message: INTERRUPTED };
  const message = reason.detail ?? INTERRUPTED;
  if (reason.code !== 'bonus_link_mailed') return { status: 'failed', message };
  return { status: 'mailed', message: row.key === 'vip-upgrade-bonus' ? PACK_MAILED : message };
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
      setState(outcomeOf(row, reason));
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
