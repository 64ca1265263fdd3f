import { useCallback, useEffect, useState } from 'react';

/** A confirmation stays for two seconds (F9). */
const SHOWN_MS = 2_000;

/** What has just happened, for two seconds; null before and after. */
export function useBriefly<Value>(): readonly [value: Value | null, show: (value: Value) => void] {
  const [shown, setShown] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const show = useCallback((value: Value) => setShown({ value }), []);
  return [shown && shown.value, show];
}
