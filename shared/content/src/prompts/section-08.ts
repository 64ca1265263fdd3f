import type { Prompt } from './prompt.js';

const category = 'SELF-PUBLISHING';
const subcategory = '';

/** Section 8, SELF-PUBLISHING: prompts 191 to 200, no subsections named (M-175). */
export const SECTION_08_PROMPTS: Prompt[] = [
  {
    prompt_id: 191,
    title: 'Is this a book, a booklet or an article',
    prompt_text: `Idea for a book: [idea]. Reader: [reader]. What I know about it that is not already in three other books: [knowledge]. Notes in hand: [amount and kind]. Motive, frankly: [motive].

Serve as an acquisitions editor with a reputation for kindness and for saying no.

1. State the reader's question and the answer in two sentences. Does the answer need 40,000 words, 12,000, or 2,000? Estimate from the number of steps, cases and objections that it involves.
2. Describe the shelf: what kinds of books stand beside it, what readers praise and miss in them according to [reviews I pasted], which gap remains.
3. List the ten chapters or sections that would exist in any case, and the three which only I can write.
4. Give a verdict: book, booklet, series of articles, or not yet. With it, the strongest reason against your own verdict.
5. Define a test before I write: an article, a talk or a sample chapter, for which readers, and what response counts.

Sales expectations are not part of this; leave them out.`,
    category,
    subcategory,
    tags: ['book idea', 'self-publishing', 'validation', 'editorial'],
  },
  {
    prompt_id: 192,
    title: 'Chapter plan in which each chapter earns its place',
    prompt_text: `Non-fiction book, working title [title], for [reader], who at the end can or knows [result]. Heap of material: [notes, stories, data, methods].

Plan the chapters as stages of the reader's change and not as compartments of my knowledge. Before chapter one the reader believes or does [A]; after the last [B]. What changes must lie between? Each becomes a chapter.

For every chapter on one card: the reader's question at the start, the answer in a sentence, opening story or case from my material, the main argument in three moves, what the reader does with it, the objection that comes up, bridge to the next, material still missing, approximate words.

Then test the order: exchange two neighbouring chapters in thought and say what breaks. Where nothing breaks, the link is weak: strengthen or merge.

Show material that finds no place, sorted into "other book", "website", "let go". Finally mark the chapter to be written first, which is seldom number one, with your reason.`,
    category,
    subcategory,
    tags: ['book outline', 'self-publishing', 'structure', 'writing'],
  },
  {
    prompt_id: 193,
    title: 'Back-cover text that neither brags nor spoils',
    prompt_text: `Write the description for my [genre] book: [summary of 300 words including the ending]. Comparable in mood to [mood, not titles]. Readers who would love it: [readers]; readers who would be annoyed: [readers].

Three versions of 150 words. One starts with a person in a situation, one with the question of the book, one with a sentence from the text, [quotation]. In fiction do not go beyond the first third of the plot; in non-fiction name three concrete things a reader takes away.

After that a short form of 35 words, a single sentence for conversation, and an opening line under 80 characters that works as a preview in a shop.

Avoid ready-made phrases of the trade (unputdownable, must-read, a journey of). No invented praise, no comparison with famous names.

Examine each version through the eyes of the reader who would be annoyed: are they warned early enough? Then choose one and polish its rhythm, showing the lines you changed.`,
    category,
    subcategory,
    tags: ['book description', 'blurb', 'self-publishing', 'copywriting'],
  },
  {
    prompt_id: 194,
    title: 'Categories, keywords and metadata for a book listing',
    prompt_text: `Help me fill in the shop listing of a self-published book so that the right readers find it and the wrong ones do not.

Book: [title, subtitle, genre, summary]. Readers' vocabulary from reviews of similar books: [phrases]. Formats: [formats]. Series: [series or none]. Age: [age]. Language: [language].

Work step by step:
a) Write twelve search phrases that a reader would type who does not know my book, divided into subject, situation, mood, and form. Remove those whose searchers the book would disappoint.
b) From the shop's category list, which I paste here, [list], propose three main and three alternative categories, each with the reader's expectation there and whether the book meets it.
c) Suggest two subtitles that contain a search phrase and still read naturally.
d) Fill in the metadata sheet: contributors, edition, publication date, page count, classification codes as far as I have them, series number, content notes.

Names of other authors, brands or titles must not serve as keywords. Categories and rules change, so list what to check with the shop on the day.`,
    category,
    subcategory,
    tags: ['metadata', 'keywords', 'self-publishing', 'book listing'],
  },
  {
    prompt_id: 195,
    title: 'Beta-reader questions that reveal more than praise',
    prompt_text: `Eight people are going to read my manuscript, [genre, length, state]. I am worried about [three doubts] and do not want to lead them there.

Create the package.

A letter of 150 words: what state the text is in, what I need (places, not verdicts), by when, how to mark, permission to stop reading and tell me where.

Marking code with five signs for use while reading: bored, confused, did not believe, laughed or moved, wanted more.

Questions after reading, twelve at most. General first, my doubts concealed among neutral questions. In each case ask for the place and the experience, never for a solution.

A table for evaluation: place in rows, readers in columns, so that agreement becomes visible. The rule: one reader is an opinion, three are a problem, and solutions are mine.

Add a thank-you and a way to handle contradictory answers. Who should be among the eight, and who not, in the case of my book? Include at least one person from [group portrayed], who is paid for that work.`,
    category,
    subcategory,
    tags: ['beta readers', 'feedback', 'self-publishing', 'manuscript'],
  },
  {
    prompt_id: 196,
    title: 'Structural self-edit before paying an editor',
    prompt_text: `I will send you my manuscript chapter by chapter. You are a developmental editor who corrects no commas. For each chapter I paste, reply in this form and wait for the next:

- what happens or is argued, in three sentences
- what the reader knows, wants or fears at the end that they did not at the start
- pace: where it drags, where it hurries, with the first words of the passage
- promises made and promises redeemed, kept as a running list over all chapters
- one question to the author

After the last chapter (I will write "end") give me the whole view: a graph of tension or of insight in text, the three gravest structural matters with two possible remedies each, scenes or sections to merge, open promises, and a plan for revision in passes of [hours].

Book: [genre, premise, target reader]. My intention, which your remedies must serve: [intention]. Do not rewrite my sentences. Admit when you have lost track of details from earlier chapters and ask me instead of inventing.`,
    category,
    subcategory,
    tags: ['self-editing', 'structure', 'manuscript', 'self-publishing'],
  },
  {
    prompt_id: 197,
    title: 'Cover brief a designer can quote from',
    prompt_text: `Formulate a briefing for the cover of [title, subtitle, author name], to appear as [e-book, paperback with trim size and page count, audiobook].

The designer should learn, on a single page: the genre and the sub-shelf on which the book stands; the reader in two lines; the feeling when the book is closed, in three nouns; symbols that occur in the text, [symbols], and those which would give the plot away; covers I find apt and why, described and not attached [descriptions]; wording that must appear; legal facts about fonts, pictures and any machine-made imagery (my condition: [condition]); number of drafts and corrections; files to be handed over; rights; fee [amount]; dates.

Enclose a test procedure: how the draft looks at the size of a thumbnail, in grey, on a screen at night, beside eight neighbours of the shelf. Five questions for ten strangers, none of them "which do you prefer".

Tell me which of my wishes contradict each other, for example [wish A] and [wish B], so that I decide before the designer has to.`,
    category,
    subcategory,
    tags: ['book cover', 'design brief', 'self-publishing'],
  },
  {
    prompt_id: 198,
    title: 'Advance readers and honest reviews at publication',
    prompt_text: `On [date] my book [title] comes out. About [number] people offered to read it in advance. I would like reviews, obtained decently.

Lay down the ground rules in a box: nobody has to review, nobody is told how many stars, no gifts or repayment for a review, relatives and business partners are asked not to, advance copies are mentioned. Ask me to check the shop's own rules and paste them: [rules]; adapt the plan if they are stricter.

Then the calendar from eight weeks before to four weeks after publication. For the group: invitation, delivery of the copy, one reminder at half-time, a message on publication day with three ways to help (of which a review is one), thanks whatever happened.

Write these five messages, under 120 words each, in my voice, [voice].

Plan for unpleasant cases: a leak, a devastating review, a mistake found late. What do I do, and what do I leave alone? Give me a paragraph to read on the day of the first one-star review.`,
    category,
    subcategory,
    tags: ['book launch', 'reviews', 'advance readers', 'self-publishing'],
  },
  {
    prompt_id: 199,
    title: 'Formats, rights and a budget for one title',
    prompt_text: `Decide with me in which formats [title, length, genre] should appear and what that costs. Available: [budget], [hours per week], own skills in [skills]. Readers' habits as far as known: [habits]. Special contents: [tables, pictures, quotations from others, song lyrics].

Compare e-book, print on demand, offset print run, audiobook with hired voice, audiobook read by me, and large print. Columns: suits these contents?, steps, cost items to obtain quotations for, time, what can go wrong, can be added later?

Then a list of rights: what I own, what needs permission (with the person to ask and a request of 80 words), exclusive terms in shops and what they would rule out, identification numbers, legal deposit in [country].

A budget table follows with low and high estimates left for me to fill in from quotations; you supply the items and questions, no invented prices. A stop line: which expense do I cancel first if money runs short, and which never?

Recommend an order over [months] months.`,
    category,
    subcategory,
    tags: ['book formats', 'rights', 'budget', 'self-publishing'],
  },
  {
    prompt_id: 200,
    title: 'Back matter that leads readers to the next page',
    prompt_text: `The last page of a book is read by people who liked it. At present mine ends with nothing. Book: [title, kind]. What exists around it: [newsletter, workbook, next book, website, talks]. What I would like a reader to do: [one action], and perhaps a second.

Plan the back matter, at most six pages, in a sequence that respects the mood of the ending, [mood of the last scene or chapter]. Possible parts: a note to the reader, sources and thanks, a sample of the next book, questions for reading circles, a list of resources, about the author, an invitation to the list with what they get and how often, imprint.

Write the note (120 words), the author text (80 words in the third person, checkable facts), the invitation (60 words), and eight questions for reading circles that cannot be answered by leafing back.

Adapt everything for e-book (links), print (short addresses that can be typed and kept alive for years), and audio (spoken). Which part would you cut if only two pages were left?`,
    category,
    subcategory,
    tags: ['back matter', 'author page', 'self-publishing', 'readers'],
  },
];
