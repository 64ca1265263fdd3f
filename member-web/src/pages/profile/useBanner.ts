import { useCallback, useEffect, useState } from 'react';

export interface BannerMessage {
  severity: 'success' | 'error';
  text: string;
}

export interface Banner {
  message: BannerMessage | null;
  show: (severity: BannerMessage['severity'], text: string) => void;
  clear: () => void;
}

const SUCCESS_MS = 3_000;

/** The message of one card: good news goes after three seconds, bad news stays until the next attempt. */
export function useBanner(): Banner {
  const [message, setMessage] = useState<BannerMessage | null>(null);
  useEffect(() => {
    if (message?.severity !== 'success') return;
    const timer = setTimeout(() => setMessage(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const show = useCallback((severity: BannerMessage['severity'], text: string) => setMessage({ severity, text }), []);
  const clear = useCallback(() => setMessage(null), []);
  return { message, show, clear };
}
