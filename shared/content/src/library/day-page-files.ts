import { passiveIncomePlaybook } from '../bonus-files/passive-income-playbook.js';
import { BLUEPRINT_CHAPTERS } from '../bonus-files/side-hustle-blueprints.js';
import type { BonusBlock, FlowBlock } from '../bonus-files/bonus-document.js';
import { checklist, heading, lead, note, pdf, table, text } from './blocks.js';
import type { FileContent } from './sheet.js';

/** All blueprints as a list: what each is, what starting costs and the first offer. The whole pages are in the sign-up bonus. */
const blueprintsInShort = (): FileContent =>
  pdf(
    lead(
      'Every blueprint of the collection in one line, to find yours quickly. The full page of each comes with the free registration.',
    ),
    ...BLUEPRINT_CHAPTERS.flatMap(({ title, intro, blueprints }) => [
      heading(title),
      text(intro),
      table(
        title,
        { Blueprint: 28, 'The idea': 54, 'Cost to start': 18 },
        blueprints.map((blueprint) => [blueprint.title, blueprint.idea, blueprint.cost]),
      ),
    ]),
    checklist('Choose one tonight', [
      'Its buyers can be phoned or visited this week',
      'It costs less than you can lose without worry',
      'You have the hours at the time when the buyers need them',
      'The first week is in the calendar',
    ]),
  );

const isShort = (block: BonusBlock): block is FlowBlock =>
  block.kind === 'lead' || block.kind === 'checklist' || block.kind === 'note' || block.kind === 'steps';

/** The playbook without its chapters' explanations: what each says, its steps and its lists. */
const playbookInShort = (): FileContent =>
  pdf(
    lead(
      'The steps and checklists of the playbook, chapter by chapter, for the desk. The reasons stand in the full book.',
    ),
    ...passiveIncomePlaybook.chapters.flatMap(({ title, blocks }) => [heading(title), ...blocks.filter(isShort)]),
    note('The full book', 'Worksheets, comparisons and the thirty-day plan come with the free registration.'),
  );

/** The two lighter files of the day pages, other files than the sign-up bonuses (M-131, C-075). */
export const DAY_PAGE_CONTENTS: Readonly<Record<'day-page-blueprints' | 'day-page-playbook', FileContent>> = {
  'day-page-blueprints': blueprintsInShort(),
  'day-page-playbook': playbookInShort(),
};
