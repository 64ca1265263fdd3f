import { isApiError } from '@summit/api-client';
import type { DownloadedFile } from '@summit/contracts';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useServices } from '../../lib/services';
import { RESOURCES_TEXTS } from './messages';

const AFTER_FETCH_MS = 1_000;
const AFTER_LINK_MS = 1_500;

export interface Download {
  fetch: () => Promise<DownloadedFile>;
  /** Where the server names none. */
  fileName: string;
  /** Asks for a signed address of the same file; null for a file that has none. */
  askForLink: (() => Promise<string>) | null;
}

export interface DownloadState {
  busy: boolean;
  failure: string | null;
  start: () => void;
}

/**
 * Downloads one file (M-080). A download that the browser does not let a script make, or that takes too long for one, is opened as a signed
 * link instead (M-082, C-112); a refusal of the server is said.
 */
export function useDownload({ fetch, fileName, askForLink }: Download): DownloadState {
  const { files } = useServices();
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
  const openLink = async (ask: () => Promise<string>) => {
    try {
      files.open(await ask());
      resetAfter(AFTER_LINK_MS);
    } catch (error) {
      fail(error);
    }
  };
  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const file = await fetch();
      files.save(file, file.name ?? fileName);
      resetAfter(AFTER_FETCH_MS);
    } catch (error) {
      if (askForLink !== null && isApiError(error) && (error.kind === 'network' || error.kind === 'timeout'))
        return openLink(askForLink);
      fail(error);
    }
  };
  return { busy, failure, start: () => void run() };
}
