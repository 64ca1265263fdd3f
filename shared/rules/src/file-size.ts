const MEGABYTES = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `1.2 MB`, `90 KB` */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${MEGABYTES.format(bytes / 1_000_000)} MB`;
