import type { DownloadedFile } from '@summit/contracts';
import { use, useEffect, useRef, useState } from 'react';
import { ResourcesPortsContext } from './resources-ports';

/** How long the button says that it downloads after the file is there, and after the link was followed instead (F-303). */
export const RESET_MS = { fetched: 1_000, followed: 1_500 } as const;

export interface Download {
  fileName: string;
  fetch(): Promise<DownloadedFile>;
  /** Where the file is for everybody; null for a file that needs the sign-in. */
  address: string | null;
}

/** One download from the press to the saved file: `busy` until it is done and a moment longer (F-302, F-303). */
export function useDownload({ fileName, fetch, address }: Download) {
  const { saveFile, followLink } = use(ResourcesPortsContext);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const reset = () => {
    running.current = false;
    setBusy(false);
  };
  const run = async () => {
    running.current = true;
    setBusy(true);
    setFailed(false);
    try {
      saveFile(await fetch(), fileName);
      timer.current = setTimeout(reset, RESET_MS.fetched);
    } catch {
      if (address === null) {
        setFailed(true);
        reset();
        return;
      }
      followLink(address, fileName);
      timer.current = setTimeout(reset, RESET_MS.followed);
    }
  };
  return {
    busy,
    failed,
    start() {
      if (!running.current) void run();
    },
  };
}
