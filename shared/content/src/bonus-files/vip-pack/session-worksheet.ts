import type { SummitDay } from '@summit/rules';
import type { BonusChapter, PageBlock } from '../bonus-document.js';
import { DAYS } from '../../days.js';
import { DAY_TITLES } from '../../day-titles.js';
import { SPEAKERS } from '../../speakers.js';

/** The action sheet for one session, by its speaker. */
export interface SessionWorksheet {
  readonly speakerSlug: string;
  /** What to have on the table before pressing play. */
  readonly bring: string;
  /** Two or three things to write down while watching. */
  readonly write: readonly [string, string, string?];
  /** One action within 48 hours. */
  readonly act: string;
  /** How you know that it is done. */
  readonly done: string;
}

/** The sheet on its page; numbers follow the order of the speakers. */
export function sessionPage(sheet: SessionWorksheet): PageBlock {
  const index = SPEAKERS.findIndex((s) => s.slug === sheet.speakerSlug);
  const speaker = SPEAKERS[index];
  if (!speaker) throw new Error(`No speaker "${sheet.speakerSlug}" for a session worksheet`);
  return {
    kind: 'page',
    number: index + 1,
    title: speaker.topic,
    notes: 'What I want to remember',
    blocks: [
      {
        kind: 'facts',
        items: [
          ['Speaker', speaker.name],
          ['Bring', sheet.bring],
        ],
      },
      {
        kind: 'worksheet',
        title: 'Write down',
        fields: sheet.write.flatMap((label) => (label ? [{ label, lines: 2 }] : [])),
      },
      {
        kind: 'facts',
        items: [
          ['Within 48 hours', sheet.act],
          ['Done when', sheet.done],
        ],
      },
    ],
  };
}

/** A chapter of action sheets for one day, in the order of its speakers. */
export const dayChapter = (day: SummitDay, lead: string, sheets: readonly SessionWorksheet[]): BonusChapter => ({
  title: `Day ${day}: ${DAY_TITLES[day].short}`,
  blocks: [
    { kind: 'lead', text: lead },
    {
      kind: 'worksheet',
      title: 'Homework of the day',
      fields: [{ label: DAYS.find((d) => d.day === day)?.homework ?? '', lines: 4 }],
    },
    ...sheets.map(sessionPage),
  ],
});
