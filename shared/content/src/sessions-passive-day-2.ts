import type { SessionDraft } from './session-draft.js';

/** Passive income edition, day 2. */
export const PASSIVE_DAY_2: readonly SessionDraft[] = [
  {
    speakerSlug: 'tobias-lindqvist',
    durationMinutes: 35,
    topic: 'A newsletter that pays for its own growth',
    description:
      'Eleven thousand people read a weekly letter about railway timetables, so your subject is not too narrow. Tobias opens the books of his newsletter and of the four he has sold or ended: hours per issue, cost per reader, what classified ads bring in and why he stopped taking banners.\n\nThe growth part is a loop with three steps. Ask one question in each issue, answer every reply by hand, print the best answer with its author named. People forward what they appear in.\n\nHe finishes with the arithmetic that decides whether a letter can carry its own costs, and at which size he would tell a friend to stop.',
  },
  {
    speakerSlug: 'saoirse-kelleher',
    durationMinutes: 45,
    topic: 'Search traffic that compounds: a small-site playbook',
    description:
      'Most small sites publish too much and maintain too little. Saoirse opens the spreadsheet behind four sites with fewer than 60 pages each and walks through one full quarter: what was refreshed, what was merged and what was deleted.\n\nShe explains how she decides. A page stays if it answers one question better than the page above it, and she shows how she checks that without paid tools. Two of her decisions turned out to be wrong, and the graph is in the recording.\n\nYou leave with a one-page brief, a maintenance calendar and the three numbers worth checking every Monday.',
  },
  {
    speakerSlug: 'yusuf-karabulut',
    durationMinutes: 30,
    topic: 'Podcast guesting without a publicist',
    description:
      'Hosts receive a hundred pitches and read the ones that prove somebody listened. Yusuf has sat on both sides of that inbox. He reads five of his own letters on air, the ones that led to a booking and the ones that met silence, and explains the difference sentence by sentence.\n\nThen comes the part that guests forget: the hour before recording, a story with an ending, one thing for the listener to do, and a page that is ready when the episode appears.\n\nPick three shows this week. Listen to two episodes of each before you write a word. He will know, and so will they.',
  },
  {
    speakerSlug: 'chiara-bellandi',
    durationMinutes: 30,
    topic: 'Referral circles that both sides can leave',
    description:
      'The circle that Chiara founded in Trieste has passed work between twenty workshops for more than a decade, on one page of rules. She reads the page aloud and tells the story behind each line, including the autumn in which it nearly ended over a missing thank-you note.\n\nYou will see how to choose partners whose customers come just before or just after your own, how to agree on a fair share without counting favours, and why the exit clause is the reason people stay.\n\nThe exercise takes a pencil and ten minutes: draw what your customers buy the week before they find you.',
  },
  {
    speakerSlug: 'thandiwe-mabuza',
    durationMinutes: 30,
    topic: 'Small groups, kept small on purpose',
    description:
      'A group of nineteen can do things that a group of two thousand cannot: notice who is missing, remember what was promised, finish a conversation. Thandiwe shows the first month of Open Verandah week by week, with the welcome notes, the single weekly question and the rule about selling.\n\nShe then does something rare and reads the goodbye letter of a group that she closed. It explains what the group had been for, thanks each member for one thing and tells them where to go next.\n\nIf you already run a quiet group, this session helps you decide whether to water it or to end it well.',
  },
  {
    speakerSlug: 'gabriel-montclair',
    durationMinutes: 25,
    topic: 'One question, one take: short videos that answer',
    description:
      'Put the phone on a shelf, stand beside a window, answer one question that a customer asked you last week. Gabriel records such a video in front of you, from the first word to the upload, in nine minutes including a mistake that he keeps.\n\nThe rest of the session is about choosing questions. He sorts a real inbox into those that deserve a video, those that need a sentence on the website and those that should become a product.\n\nThere is no advice on algorithms here. There is a list of twelve questions to ask your own customers and a way to name the file so that you will find it again.',
  },
  {
    speakerSlug: 'ayesha-farooqi',
    durationMinutes: 30,
    topic: 'The sign-up page, one field at a time',
    description:
      'Ayesha edits three sign-up pages live, each sent in by an owner who joins the call. She starts at the button and works upwards, because the button is the promise and everything above it should lead there.\n\nOne page loses five of its seven fields. Another keeps all of them but gains a reason beside each. The third turns out not to need a form, only a telephone number and an hour at which somebody answers it.\n\nYou hear the questions that she asks on every line: who reads this, what do they already know, what will happen next, and what if they get it wrong?',
  },
  {
    speakerSlug: 'tobias-lindqvist',
    durationMinutes: 25,
    topic: 'Workshop: introduce yourself in three lines',
    description:
      'A working session for the homework of day 2. An introduction has three jobs, says Tobias: tell people whom you help, with what, and how they would notice. Most introductions do the second job three times.\n\nHe edits eight of them on screen, from a translator, a bike courier, two consultants and a beekeeper, and explains every cut. You write along and end with two or three lines that fit under a photograph.\n\nThe second half of the homework is one visible act this week: a letter, a comment with substance, a short talk, a call to a former client. He helps you choose the smallest one that counts.',
  },
];
