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
  /** Address of the same file; null for a file that asks for the sign-in, which a link does not carry. */
  link: string | null;
}

export interface DownloadState {
  busy: boolean;
  failure: string | null;
  start: () => void;
}

/**
 * Downloads one file (M-080). A download that the browser does not let a script make, or that takes too long for one, is opened as a link
 * instead (M-082); a refusal of the server is said.
 */
export function useDownload({ fetch, fileName, link }: Download): DownloadState {
  const { files } = useServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(reset.current), []);

  const resetAfter = (ms: number) => {
    reset.current = setTimeout(() => setBusy(false), ms);
  };
  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const file = await fetch();
      files.save(file, file.name ?? fileName);
      resetAfter(AFTER_FETCH_MS);
    } catch (error) {
      if (link !== null && isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')) {
        files.open(link);
        return resetAfter(AFTER_LINK_MS);
      }
      setFailure(failureText(error, RESOURCES_TEXTS.downloadFailed));
      setBusy(false);
    }
  };
  return { busy, failure, start: () => void run() };
}
