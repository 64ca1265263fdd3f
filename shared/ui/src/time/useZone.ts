import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const zoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = (): null => null;

/** IANA name of the viewer's zone; null in HTML that is rendered ahead, where nobody knows who will read it. */
export const useZone = (): string | null => useSyncExternalStore<string | null>(never, zoneOfBrowser, unknown);
