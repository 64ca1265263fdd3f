import type { PageBlock } from './bonus-document.js';

/** One side-hustle blueprint: about 150 words, no income promises. */
export interface Blueprint {
  readonly title: string;
  /** The idea in one line. */
  readonly idea: string;
  readonly suits: string;
  /** What you sell, and to whom. */
  readonly sells: string;
  /** Four to six steps for the first week. */
  readonly week: readonly string[];
  /** Tools by category, never by brand. */
  readonly tools: string;
  /** Costs to start, an honest range in dollars. */
  readonly cost: string;
  readonly offer: string;
  readonly wrong: string;
  /** How to tell after 30 days whether to go on. */
  readonly test: string;
}

export interface BlueprintChapter {
  readonly title: string;
  readonly intro: string;
  readonly blueprints: readonly Blueprint[];
}

/** All words of a blueprint as one text, for counting and comparing. */
export const blueprintText = (b: Blueprint): string =>
  [b.title, b.idea, b.suits, b.sells, ...b.week, b.tools, b.cost, b.offer, b.wrong, b.test].join(' ');

/** The blueprint on its page. `number` counts through the whole file. */
export const blueprintBlocks = (b: Blueprint, number: number): PageBlock => ({
  kind: 'page',
  number,
  title: b.title,
  notes: 'My notes: who I could ask first',
  blocks: [
    { kind: 'lead', text: b.idea },
    {
      kind: 'facts',
      items: [
        ['Suits', b.suits],
        ['What you sell', b.sells],
      ],
    },
    { kind: 'steps', title: 'First week', hang: true, items: b.week },
    {
      kind: 'facts',
      items: [
        ['Tools', b.tools],
        ['Cost to start', b.cost],
        ['First offer', b.offer],
        ['Goes wrong', b.wrong],
        ['After 30 days', b.test],
      ],
    },
  ],
});
