/** Parts of an address that open something or name somebody: a purchase, a mailed link, an invitation. */
const PRIVATE = /([?&](?:session_id|token|email|payerid|invite|signature)=)[^&#]*/gi;

/** The address as it is kept: what it says about the page and where the visitor came from, and nothing that is a key to anything. */
export const withoutKeys = (url: string): string => url.replace(PRIVATE, '$1…');
