/** Seconds as `mm:ss`, for the offer windows of 900 seconds. */
export const formatMinutes = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

export interface RemainingParts {
  days: number;
  hours: number;
  minutes: number;
}

/** Whole days, hours and minutes, for the event and the session windows. */
export const remainingParts = (seconds: number): RemainingParts => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor((seconds % 86_400) / 3600),
  minutes: Math.floor((seconds % 3600) / 60),
});
