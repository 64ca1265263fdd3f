import { isApiError } from '@summit/api-client';
import { BONUS_FILE_NAMES } from '@summit/content';
import { bonusDownloadEndpoint, vipBonusLinkEndpoint } from '@summit/contracts';
import type { BonusKey } from '@summit/rules';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useServices } from '../../lib/services';
import { RESOURCES_TEXTS } from './messages';

const AFTER_FETCH_MS = 1_000;
const AFTER_LINK_MS = 1_500;
/** Tens of megabytes over a slow line. */
const DOWNLOAD_TIMEOUT_MS = 180_000;

export interface BonusDownloadState {
  busy: boolean;
  failure: string | null;
  start: () => void;
}

/**
 * Downloads one bonus file for the member's address (M-080). A download that the browser does not let a script make, or
 * that takes too long for one, is opened as a signed link instead (M-082, C-112); a refusal of the server is said.
 */
export function useBonusDownload(key: BonusKey, email: string): BonusDownloadState {
  const { api, files } = useServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(reset.current), []);

  const resetAfter = (ms: number) => {
    reset.current = setTimeout(() => setBusy(false), ms);
  };
  const fail = (error: unknown) => {
    setFailure(failureText(error, RESOURCES_TEXTS.downloadFailed));
    setBusy(false);
  };
  const openLink = async (address: { params: { bonus_key: BonusKey }; query: { email: string } }) => {
    try {
      files.open((await api.send(vipBonusLinkEndpoint, address)).url);
      resetAfter(AFTER_LINK_MS);
    } catch (error) {
      fail(error);
    }
  };
  const run = async () => {
    const address = { params: { bonus_key: key }, query: { email } };
    setBusy(true);
    setFailure(null);
    try {
      const file = await api.download(bonusDownloadEndpoint, { ...address, timeoutMs: DOWNLOAD_TIMEOUT_MS });
      files.save(file, file.name ?? BONUS_FILE_NAMES[key]);
      resetAfter(AFTER_FETCH_MS);
    } catch (error) {
      if (isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')) return openLink(address);
      fail(error);
    }
  };
  return { busy, failure, start: () => void run() };
}
