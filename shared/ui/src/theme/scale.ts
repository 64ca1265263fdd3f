import { font } from './tokens.js';

export type SummitApp = 'funnel' | 'member' | 'admin';

export interface AppScale {
  admin: boolean;
  body: string;
  body2: string;
  /** Heights of a normal and a small control in px. */
  control: number;
  controlSmall: number;
  /** Corner radii in px. */
  radius: number;
  card: number;
  container: number;
  heading: string;
  text: string;
}

/** What differs between the three apps: density, radii and the face of the headings (ui.md 3). */
export const SCALES: Readonly<Record<SummitApp, AppScale>> = {
  funnel: {
    admin: false,
    body: '1.0625rem',
    body2: '0.9375rem',
    control: 48,
    controlSmall: 40,
    radius: 12,
    card: 20,
    container: 1208,
    heading: font.display,
    text: font.lateText,
  },
  member: {
    admin: false,
    body: '1rem',
    body2: '0.9375rem',
    control: 44,
    controlSmall: 36,
    radius: 10,
    card: 16,
    container: 1208,
    heading: font.display,
    text: font.text,
  },
  admin: {
    admin: true,
    body: '0.875rem',
    body2: '0.8125rem',
    control: 36,
    controlSmall: 30,
    radius: 8,
    card: 12,
    container: 1360,
    heading: font.text,
    text: font.text,
  },
};
