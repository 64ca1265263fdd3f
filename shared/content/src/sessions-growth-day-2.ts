import { giftUrl } from './gift-url.js';
import type { SessionDraft } from './session-draft.js';

/** Business growth edition, July 2024, day 2. */
export const GROWTH_DAY_2: readonly SessionDraft[] = [
  {
    speakerSlug: 'saoirse-kelleher',
    durationMinutes: 45,
    topic: 'Rewrite ten pages before you write the eleventh',
    description:
      'There is a page on your site that used to be read and no longer is. Saoirse finds it with you, using nothing but the search report that you already have, and then finds nine others. They are your growth plan for the next two months.\n\nShe rewrites one of them while you watch: a sharper title, the answer moved to the top, two outdated paragraphs gone, one picture that finally shows the thing. Afterwards she explains how long to wait and what to look at in the meantime, which is less than you would think.\n\nA short segment deals with pages that ought to be removed, and how to do it kindly.',
    gift: {
      title: 'The ten-page worksheet',
      description: 'How to pick ten pages from a search report, with the rewrite order.',
      url: giftUrl('fieldnote-ten-pages'),
    },
  },
  {
    speakerSlug: 'tobias-lindqvist',
    durationMinutes: 35,
    topic: 'Bring a sleeping email list back to life',
    description:
      'The list is two years old, half of it has forgotten you, and every week of silence makes the first message harder. Tobias did this three times, once badly. He shows the letter that went out, the unsubscribes that followed and why he was relieved to see them.\n\nThe order matters: a plain apology without drama, one useful thing, a question that takes a word to answer, and a link for leaving that nobody has to look for. He removes the silent addresses on a date that he announces beforehand.\n\nWhat remains is smaller. It is also awake, and it writes back.',
    gift: {
      title: 'The wake-up letter',
      description: 'Three versions of the first message after a long silence.',
      url: giftUrl('sundaytimetable-wake-up'),
    },
  },
  {
    speakerSlug: 'chiara-bellandi',
    durationMinutes: 35,
    topic: 'Trade fairs, markets and other rooms full of people',
    description:
      'A stand at a fair costs money, two days and a sore back. Chiara has calculated what hers returned over eleven years, and the good years have one thing in common: the appointments were made a month before.\n\nShe explains how to choose a room by its visitors and not by its fame, what to put on the table so that hands reach for it, and how to take notes that still mean something on Monday. There is a script for starting and, more valuable, one for ending a conversation.\n\nThe follow-up gets as much time as the fair. It should be in the post on the train home.',
  },
  {
    speakerSlug: 'yusuf-karabulut',
    durationMinutes: 40,
    topic: 'A small podcast with a purpose',
    description:
      'Before you record anything, Yusuf would like to know what the show is for. A podcast that brings twenty right clients together can be a success with ninety listeners, and one with nine thousand can be a hobby. He sorts formats by the hours they eat and the purpose they serve.\n\nThen he produces a pilot in front of you: two chairs, one microphone, an outline with five lines and a closing question that is always the same. Editing takes as long as the conversation did, and no longer.\n\nHe recommends a season of six episodes with an announced end. You may always begin another.',
    gift: {
      title: 'The six-episode season plan',
      description: 'Outlines, guest letters and an editing checklist for a first season.',
      url: giftUrl('bothchairs-season'),
    },
  },
  {
    speakerSlug: 'gabriel-montclair',
    durationMinutes: 30,
    topic: 'Film the work, not yourself',
    description:
      'You need not become a face. Gabriel has built an audience of people who watch his hands, and in this session he films a chair being repaired from the first scratch to the last coat of wax. The camera stands on a pile of books.\n\nHe comments on what he leaves out: music, jokes, most of the talking. A caption says what is happening and why it is done in this order. Viewers learn something in two minutes and can tell whether they would trust these hands with their own chair.\n\nTry it with any work that leaves a trace, from bookkeeping to bread.',
    gift: {
      title: 'The work-film shot list',
      description: 'Nine shots that explain almost any craft, with caption examples.',
      url: giftUrl('atelierfenetre-shot-list'),
    },
  },
  {
    speakerSlug: 'thandiwe-mabuza',
    durationMinutes: 30,
    topic: 'When customers start to help each other',
    description:
      'It happens in the comments, in the queue or in the car park: one customer answers the question of another. Thandiwe treats this moment as the beginning of a community and shows what to do in the following week, and above all what to leave alone.\n\nShe tells how a yarn shop turned eleven helpful customers into a monthly table, with tea, a theme and no discount. Helpers are thanked by name and never given a rank. Rules come late and fit on a tea towel.\n\nOne warning is repeated three times. Do not ask these people to sell for you.',
  },
];
