import { BONUS_FILE_NAMES, BONUS_TITLES } from '../bonus-catalog.js';
import { blueprintBlocks, type BlueprintChapter } from './blueprint.js';
import { designAndVisuals } from './blueprints/design-and-visuals.js';
import { digitalProducts } from './blueprints/digital-products.js';
import { homeGardenAndNeighbourhood } from './blueprints/home-garden-and-neighbourhood.js';
import { localBusinessServices } from './blueprints/local-business-services.js';
import { operationsAndBackOffice } from './blueprints/operations-and-back-office.js';
import { physicalProductsAndCrafts } from './blueprints/physical-products-and-crafts.js';
import { teachingAndCoaching } from './blueprints/teaching-and-coaching.js';
import { technologyAndData } from './blueprints/technology-and-data.js';
import { videoAudioPhoto } from './blueprints/video-audio-photo.js';
import { writingAndEditing } from './blueprints/writing-and-editing.js';
import type { BonusChapter, BonusDocument } from './bonus-document.js';

/** The ten chapters of blueprints, in reading order. */
export const BLUEPRINT_CHAPTERS: readonly BlueprintChapter[] = [
  localBusinessServices,
  writingAndEditing,
  designAndVisuals,
  videoAudioPhoto,
  teachingAndCoaching,
  operationsAndBackOffice,
  digitalProducts,
  physicalProductsAndCrafts,
  homeGardenAndNeighbourhood,
  technologyAndData,
];

const firstNumber = (chapter: number) =>
  1 + BLUEPRINT_CHAPTERS.slice(0, chapter).reduce((sum, c) => sum + c.blueprints.length, 0);

const howToUse: BonusChapter = {
  title: 'How to use this book',
  blocks: [
    {
      kind: 'lead',
      text: 'One blueprint, one week, one paying stranger. Everything else in this book can wait until you have done that once.',
    },
    {
      kind: 'paragraph',
      text: 'Each blueprint has the same parts, so that you can compare them quickly: the idea, the people it suits, what is sold and to whom, a first week, tools, the cost to start, a first offer, the usual way it fails, and a test after thirty days. They are starting points. Change the trade, the town and the words until they fit what you can do.',
    },
    {
      kind: 'paragraph',
      text: 'None of the blueprints states what you will earn. That depends on your hours, your prices, your place and a good deal of luck, and nobody who has not met you can know it. What the book can do is lower the price of finding out: most first weeks cost less than a good dinner and end with evidence instead of an opinion.',
    },
    {
      kind: 'steps',
      title: 'How to choose',
      items: [
        'Mark every blueprint whose buyers you could phone or visit this week.',
        'Cross out those that need more money than you can lose without worry.',
        'Cross out those that need hours you do not have at the time the buyers need them.',
        'Of the rest, take the one whose "what goes wrong" frightens you least.',
        'Put the first week in your calendar before you read further.',
      ],
    },
    {
      kind: 'table',
      caption: 'The words used for costs',
      columns: ['In the text', 'What it includes', 'What it leaves out'],
      widths: [24, 38, 38],
      rows: [
        [
          'Cost to start',
          'Materials, trial subscriptions, printing, first insurance',
          'A computer or phone that you already own',
        ],
        ['Tools', 'Categories to look for, never brands', 'Software bought before a client needs it'],
        ['First offer', 'Scope and conditions of one small sale', 'The price, which you set after the first week'],
      ],
    },
    {
      kind: 'checklist',
      title: 'Before you take the first payment',
      items: [
        'You know whether you must register the activity where you live.',
        'You have asked whether your employment contract allows work on the side.',
        'You have insurance where people, homes, animals or machines are involved.',
        'You can write an invoice with the details that your tax office requires.',
        'You keep a tenth of your time free for corrections.',
        'You have a sentence for saying no to work outside the offer.',
      ],
    },
    {
      kind: 'worksheet',
      title: 'My shortlist',
      fields: [
        { label: 'Blueprint one, and who I could call about it', lines: 2 },
        { label: 'Blueprint two, and who I could call about it', lines: 2 },
        { label: 'Blueprint three, and who I could call about it', lines: 2 },
        { label: 'Hours I can give each week, and when', lines: 1 },
        { label: 'The most I am willing to spend before the first sale', lines: 1 },
        { label: 'The date on which I decide whether to go on', lines: 1 },
      ],
    },
    {
      kind: 'note',
      title: 'Rules differ from place to place',
      text: 'Food, childcare, pets, recordings, data and health are regulated almost everywhere. Where a blueprint says "check the rules", do it first. This book is general information and does not replace advice from someone who knows your situation.',
    },
  ],
};

const thirtyDays: BonusChapter = {
  title: 'Your thirty-day log',
  blocks: [
    {
      kind: 'lead',
      text: 'Decide with numbers that you wrote down at the time. Memory is kind to the idea that cost the most work.',
    },
    {
      kind: 'table',
      caption: 'One line a week',
      columns: ['Week', 'People asked', 'People paid', 'Hours worked', 'Money spent', 'Surprise of the week'],
      widths: [9, 14, 14, 15, 15, 33],
      rows: [
        ['1', '', '', '', '', ''],
        ['2', '', '', '', '', ''],
        ['3', '', '', '', '', ''],
        ['4', '', '', '', '', ''],
      ],
    },
    {
      kind: 'bullets',
      title: 'Reading the log',
      items: [
        'Nobody asked: the problem is your calendar, not the blueprint. Repeat the week.',
        'Many asked, nobody paid: the offer is unclear or too large. Halve it.',
        'Friends paid, strangers did not: change the place where you ask.',
        'Strangers paid and you dreaded the work: sell the finding of clients to someone who enjoys it, or stop.',
        'Strangers paid and came back: raise the price for the next client and write the process down.',
      ],
    },
    {
      kind: 'worksheet',
      title: 'The decision',
      fields: [
        { label: 'What I expected on day one', lines: 2 },
        { label: 'What happened', lines: 3 },
        { label: 'What one hour of this work was worth to me', lines: 1 },
        { label: 'I go on / I change one thing / I stop, because', lines: 3 },
      ],
    },
    {
      kind: 'note',
      title: 'Stopping is a result',
      text: 'If the test says no, you have saved the months that it often takes to admit it. Keep the contacts, keep the tools, and open the book at the next mark.',
    },
  ],
};

/** "100+ Profitable Side Hustle Blueprints" (M-073). */
export const sideHustleBlueprints: BonusDocument = {
  key: 'free-signup-bonus-1',
  title: BONUS_TITLES['free-signup-bonus-1'],
  subtitle: 'Small businesses you can test in a week: what to sell, to whom, with what, and how to know when to stop',
  fileName: BONUS_FILE_NAMES['free-signup-bonus-1'],
  day: 2,
  chapters: [
    howToUse,
    ...BLUEPRINT_CHAPTERS.map((chapter, i) => ({
      title: chapter.title,
      blocks: [
        { kind: 'lead' as const, text: chapter.intro },
        ...chapter.blueprints.map((b, n) => blueprintBlocks(b, firstNumber(i) + n)),
      ],
    })),
    thirtyDays,
  ],
};
