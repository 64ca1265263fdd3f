import type { To } from 'react-router-dom';

/** `?tab=customers&person=`: the page of one person stands in the tab of all of them. */
const PARAMETER = 'person';

export const personPlace = (email: string): To => ({
  search: new URLSearchParams({ tab: 'customers', [PARAMETER]: email }).toString(),
});

/** The person that the address names, or null. */
export const personIn = (address: URLSearchParams): string | null => address.get(PARAMETER) || null;
