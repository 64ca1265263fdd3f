/** Day of the summit; also the color of a product (VIP 1, Implementation 3, Done-For-You 5). */
export type DayNumber = 1 | 2 | 3 | 4 | 5;

/** Six heights of one color, from the dark valley to the pale top. */
export type Ramp = readonly [string, string, string, string, string, string];

/** Hypsometric ramps, for art only: how printed maps color height. Day 1 is the valley, day 5 the alpenglow on the top. */
export const DAY_RAMPS: Readonly<Record<DayNumber, Ramp>> = {
  1: ['#072B27', '#0B4842', '#0F6A62', '#2E9186', '#6DBDB2', '#B9E0D9'],
  2: ['#1C2C08', '#30490D', '#4A6F14', '#739A35', '#A6C56D', '#DAE9BC'],
  3: ['#3A2203', '#633A03', '#935706', '#C5842A', '#E5B264', '#F8E0B4'],
  4: ['#40140B', '#6C2415', '#A03C25', '#CC6347', '#E9987F', '#F9D5C8'],
  5: ['#2F0F2F', '#511E50', '#7D357A', '#A965A4', '#CF9CCB', '#EFD6EC'],
};
