/** Below this total pages show no number of registrants (F-069). */
export const ATTENDEE_THRESHOLD = 100;
