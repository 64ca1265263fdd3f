import { SUMMIT_DAYS, type SummitDay } from '@summit/rules';
import { DAY_TITLES } from './day-titles.js';

export interface DayContent {
  day: SummitDay;
  shortTitle: string;
  longTitle: string;
  intro: string;
  /** The assignment of the day, worded as in the document. */
  homework: string;
}

/** The fixed paragraph under each day's title (M-127, C-051). */
const INTROS: Record<SummitDay, string> = {
  1: 'Everything starts with a choice that you can defend. Today’s speakers help you pick one income model, work out what it asks of your week, and find the first people who care. Take a sheet of paper: by the evening it should hold one goal, one reason and the date on which you will look at both again.',
  2: 'People cannot buy what they have not heard of, and they do not trust what shouts. The sessions of day 2 are about being found in quiet ways: a letter that arrives on time, a page that answers a question, a partner who mentions your name. Choose one of them. Doing three at once is how most presence disappears.',
  3: 'A business that depends on your memory cannot take a day off. Day 3 turns work into things that stand by themselves: a package with limits, a procedure on one page, a brief that somebody else can follow. Bring one task that returns every week, and watch the sessions with that task in mind.',
  4: 'Now it is about the price, the offer and the moment somebody decides. You will hear how to name a figure without apology, where buyers hesitate, and which work is worth giving to software. Every speaker today treats the customer as a person who can be lost by a single unclear sentence.',
  5: 'The last day asks what all of this is for. Speakers talk about hiring, about assets that last longer than a launch, about endings, and about a calendar with room in it. Go slowly. The homework of day 5 is the one that most people keep on the wall.',
};

/** One assignment per day (M-132 to M-136). */
const HOMEWORK: Record<SummitDay, string> = {
  1: 'State your #1 90-day goal and personal why in one sentence.',
  2: 'Draft a 2-3 line intro of value plus one visibility action this week.',
  3: 'Name one recurring task to turn into a system, and the tool.',
  4: 'Write a one-line offer (who you help plus the outcome) and the single step within 7 days.',
  5: 'Describe your ideal workday and three weekly habits.',
};

/** The five days as the CMS starts with them (C-050, C-051). */
export const DAYS: readonly DayContent[] = SUMMIT_DAYS.map((day) => ({
  day,
  shortTitle: DAY_TITLES[day].short,
  longTitle: DAY_TITLES[day].long,
  intro: INTROS[day],
  homework: HOMEWORK[day],
}));

/** Note beside the mail link of the homework block (M-137). */
export const HOMEWORK_NOTE = 'I will read every email you send!';
