/** One entry of a calendar as we publish it. Times in ms. */
export interface CalendarEvent {
  /** The same for the same day or session for ever: calendars replace what they know by it. */
  uid: string;
  start: number;
  end: number;
  title: string;
  description: string;
  url: string;
  /** Changes when the event changes for whoever reads it, and not with the reader: zone and addresses are left out. */
  print: string;
}

/** `sequence` grows with each change that a calendar must take over; `changedAt` (ms) is when it did last. */
export interface Revision {
  sequence: number;
  changedAt: number;
}

export type PublishedEvent = CalendarEvent & Revision;

export interface EventCalendar {
  name: string;
  events: PublishedEvent[];
}
