/** Texts of the recordings of one day (C-033). */
export const RECORDINGS_TEXTS = {
  back: 'Dashboard',
  locked: "You don't have access to this summit yet",
  upgrade: 'Upgrade to Access',
  days: 'Days of this summit',
} as const;

export const recordingsOver = (title: string, summit: number, day: number): string =>
  `Summit ${summit}, ${title} • Day ${day}`;
