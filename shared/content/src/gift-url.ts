/** Where the file of a speaker's gift is served, on every host of ours (M-083). `key` is its name in `library/gifts`. */
export const giftUrl = (key: string): string => `/api/gifts/${key}`;

/** The name behind such an address; null for an address of somebody else. */
export const giftKeyOf = (url: string): string | null => /^\/api\/gifts\/([a-z0-9-]+)$/.exec(url)?.[1] ?? null;
