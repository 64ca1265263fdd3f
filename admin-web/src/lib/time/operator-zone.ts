import { createContext, useContext } from 'react';
import { dateTimeIn, dayIn, inOneLine } from './zoned-times';

/** IANA name of the operator's zone: the browser's. */
export const OperatorZone = createContext(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Times as text, for sentences and attributes; everywhere else there are `Moment`, `Day` and `Ago`. */
export function useTimeTexts() {
  const zone = useContext(OperatorZone);
  return {
    dateTime: (iso: string | null): string => inOneLine(dateTimeIn(zone, iso)),
    day: (iso: string | null): string => inOneLine(dayIn(zone, iso)),
  };
}
