import type { Prompt } from './prompt.js';

const category = 'ADVANCED CONTENT & MARKETING';
const books = 'Book Writing & Publishing (Advanced)';
const courses = 'Advanced Course Creation & Marketing';

/** Prompts 301-320: Book Writing & Publishing (Advanced), Advanced Course Creation & Marketing (M-178). */
export const SECTION_11A_PROMPTS: Prompt[] = [
  {
    prompt_id: 301,
    title: 'Developmental edit of a full outline',
    prompt_text: `Working as a developmental editor who has to defend the book before a sceptical publisher, examine my outline: [chapter titles with three sentences each].

The book promises [reader] that they will [promise].

1. State the argument of the book in one sentence, using only the outline. If you cannot, say what prevents it.
2. Go chapter by chapter: the question it answers, what the reader must know beforehand, what would be lost without it.
3. Name the two chapters that could change places with gain, the chapter that is really two, and the one that belongs in a different book.
4. Plot tension: where will a tired reader put the book down?

Respond with an editorial letter of about 500 words in a warm, unsparing tone, followed by a revised outline. Praise only what you would fight to keep.`,
    category,
    subcategory: books,
    tags: ['developmental edit', 'outline', 'book writing', 'structure'],
  },
  {
    prompt_id: 302,
    title: 'Run a beta reader round with structure',
    prompt_text: `Beta readers tend to tell authors "I liked it". I need more from mine. Manuscript: [genre, length, stage]. Questions that keep me awake: [doubts]. Readers I could ask: [number and kinds of people].

Take the part of a research-minded editor and prepare the round. Select the mix of readers and explain the mix. Write the invitation, with the time required, the deadline, and permission to stop reading (and to tell me where).

Compose a questionnaire in three portions: to be answered after chapter [n], at the middle, and at the end. Questions ask for reactions and places, never for solutions: where were you confused, where did you skim, what did you expect to happen next.

Then a table for gathering the answers, and a rule for weighing them, for example three independent readers stumbling over one page. Explain what to do when readers contradict each other.`,
    category,
    subcategory: books,
    tags: ['beta readers', 'feedback', 'manuscript', 'questionnaire'],
  },
  {
    prompt_id: 303,
    title: 'Extract a style sheet from the manuscript',
    prompt_text: `You are a copy editor preparing a style sheet so that book [number] in my series agrees with the earlier ones.

Text samples: [paste 2,000 to 4,000 words from different chapters]. Variety of English: [variety].

Read for decisions I have made, consciously or not: spelling variants, hyphenation, numbers and dates, capitals for titles and terms, punctuation of dialogue or lists, treatment of foreign words, abbreviations, names with their spelling and facts, tense and person, recurring formatting.

Arrange the sheet alphabetically for words and by topic for the rest. Beside each entry put the first place where it occurs. Where the samples disagree, list both forms with their counts and recommend one.

Stay descriptive: do not correct my style, only record it. On a second page, give the ten inconsistencies that a reader is most likely to notice.`,
    category,
    subcategory: books,
    tags: ['style sheet', 'copy editing', 'consistency', 'series'],
  },
  {
    prompt_id: 304,
    title: 'Give a nonfiction chapter a narrative thread',
    prompt_text: `Chapter [n] of my nonfiction book explains [topic] correctly and puts everyone to sleep. Text: [paste up to 3,000 words]. True material I could use: [people, episodes, documents, my own experience].

As a narrative nonfiction coach, look for a question that can pull the reader through the chapter, and for a person or object that carries it. Offer three such threads, each with opening image, turning point, and last line of the chapter in summary form. Say which facts of the chapter each thread would push aside.

For the thread I like best (wait for my choice) prepare a scene-by-scene plan showing where explanation is inserted, in portions of under 200 words.

Rewrite the first 250 words as a sample. Invent nothing: no dialogue, weather or feelings without a source in my material. Put a note where an interview or an archive visit would supply the missing detail.`,
    category,
    subcategory: books,
    tags: ['narrative', 'nonfiction', 'chapter', 'storytelling'],
  },
  {
    prompt_id: 305,
    title: 'Log permissions for quotations and images',
    prompt_text: `My manuscript quotes and shows other people's work: [list each item: author, source, length or size, how I use it, date of the original].

Be my rights assistant, not my lawyer. Create a permissions log with the columns item, page, rights holder as far as known, kind of use, question to settle, whom to contact, date asked, answer, fee, credit line.

Sort by trouble: song lyrics and poetry first, then photographs and charts, long prose, unpublished letters, everything else. Suggest for each high-risk item a way to manage without it: paraphrase, a shorter quotation, an older source, an illustration of my own.

Draft a permission request of 130 words that names the edition, print run, territories and formats: [details].

Never tell me that a use is "fair" or "free"; write down the facts on which a professional in [country] would decide. Give a timetable that works back from the press date.`,
    category,
    subcategory: books,
    tags: ['permissions', 'copyright', 'quotations', 'publishing'],
  },
  {
    prompt_id: 306,
    title: 'Commission a book cover that fits its shelf',
    prompt_text: `The cover designer starts on [date]. So far I can only say what I do not like. Put yourself in the place of an art director and help me to brief well.

Book: [title, subtitle, genre, mood in five words]. Buyer: [buyer]. Sold as: [ebook, paperback, hardcover, audio]. Five recent books it will stand beside, described by me: [descriptions of covers].

Find the conventions in these five covers: type, image or no image, colour, amount of empty space. Decide which conventions we must keep so that buyers recognise the genre, and which one we may break.

Write a brief on a single page plus three concepts in words, each based on a different idea in the book and not on a different colour. Check them at the size of a postage stamp, in grey, and as an audiobook square.

Add eight neutral questions to test drafts with strangers, and clichés of the genre to avoid.`,
    category,
    subcategory: books,
    tags: ['book cover', 'design brief', 'genre', 'publishing'],
  },
  {
    prompt_id: 307,
    title: 'Write retail descriptions in three approaches',
    prompt_text: `Three different book descriptions, please, for the page where people decide to buy. Title: [title]. What happens in it, or what it teaches: [summary of 300 words]. Reader: [reader]. Comparable books my readers love: [kinds of book].

Description one leads with the reader's situation. Description two leads with the most surprising fact or scene. Description three leads with the author's reason to write it.

For all three: 150 to 180 words; first sentence under fifteen words, since the page cuts off after that; paragraphs of at most three lines; final line that invites and does not command; search terms [terms] only where they read naturally.

Speak as an experienced copywriter for publishers. Afterwards grade your own work: which promise is largest, and does the summary cover it? Reduce it if not. Underscore spoilers with the word SPOILER. Deliver a two-line version for newsletters too.`,
    category,
    subcategory: books,
    tags: ['book description', 'blurb', 'copywriting', 'self-publishing'],
  },
  {
    prompt_id: 308,
    title: 'Plan back matter that serves the reader',
    prompt_text: `What belongs after the last chapter of my book? Subject: [subject]. Readers use it for [reference, inspiration, step-by-step work]. Other things I offer: [newsletter, course, earlier books]. Page budget: [pages].

Advise me like a production editor at a small press. Consider glossary, notes, bibliography, index, discussion questions, worksheets, acknowledgements, about the author, an invitation to stay in touch, a sample of another book. For each: who would use it, pages needed, work for me in hours, and print versus ebook treatment.

Choose a set within the page budget and give the order with reasons.

Write these parts right away from [notes]: a 70-word invitation that offers something useful for this book's reader, twelve discussion questions that cannot be answered with yes or no, and index headings for this sample chapter: [paste chapter].

Point out anything that would date quickly and should live on a web page.`,
    category,
    subcategory: books,
    tags: ['back matter', 'index', 'book production', 'readers'],
  },
  {
    prompt_id: 309,
    title: 'Prepare a manuscript for audiobook narration',
    prompt_text: `A narrator, maybe myself, will record [title] in [month]. The book contains tables, footnotes, pictures and headings that work only on paper. Sample: [paste a chapter].

In the role of an audio producer, mark up the sample for the ear:
- how each heading is spoken;
- what replaces each table or picture, in full sentences;
- which footnotes are read, woven in, or left out;
- sentences too long for one breath, with a split that keeps the meaning;
- a pronunciation list for names and terms, with rhyme words or syllables, and "ask author" where unsure;
- words that sound like other words.

Then produce a general instruction sheet for the remaining chapters, a list of files with estimated minutes at [words per hour], and a checklist for choosing a five-minute audition passage that shows range.

Keep the author's wording wherever the ear can cope with it. Count the changes you made, so that I can judge whether the edition still deserves the word unabridged.`,
    category,
    subcategory: books,
    tags: ['audiobook', 'narration', 'production', 'editing'],
  },
  {
    prompt_id: 310,
    title: 'Organise a launch team with clean hands',
    prompt_text: `[Number] readers have offered to help when my book [title] comes out on [date]. Organise them in a way that respects their time and the rules of the bookshops.

Assume the role of a publicist known for integrity. Write the welcome letter: what the team receives, what we ask, what we do not ask. Reviews are voluntary, honest, and disclose the free copy where required; no one is paid, no one is told how many stars.

Set out a calendar of five weeks with one small request a week that people can fulfil in ten minutes, such as naming the chapter they would pass on to a friend, or asking their library.

Prepare the texts that they may adapt, a page of answers to likely questions, and a way to thank everyone that does not depend on results.

List what I must check in the review rules of [shops] before I send anything. State which of my own wishes would cross the line: [wishes].`,
    category,
    subcategory: books,
    tags: ['book launch', 'launch team', 'reviews', 'ethics'],
  },
  {
    prompt_id: 311,
    title: 'Test what learners know before day one',
    prompt_text: `Learners arrive in my course on [subject] with very different skills, and both ends suffer. As a specialist in assessment, build an entry test of 15 minutes.

Skills the course assumes: [skills]. Skills it teaches: [skills]. Typical misconceptions: [misconceptions].

Write twelve items: six that check assumed skills, three that tempt people with a misconception, three taken from the end of the course so that advanced learners can be recognised. Mix formats. Each wrong answer should tell us something; say what.

Supply a scoring guide that leads to three starting points (prepare first, begin normally, skip to module [n]) and a results message for each that informs without discouraging.

For people who should prepare first, outline two hours of self-study. Explain how to check after one round whether the test sorted people well, and which items to replace if everybody or nobody solves them.`,
    category,
    subcategory: courses,
    tags: ['assessment', 'entry test', 'online course', 'learners'],
  },
  {
    prompt_id: 312,
    title: 'Design one module backwards from performance',
    prompt_text: `Module: [module title]. At present it is six videos and a worksheet. By the end a learner should be able to [do what], under [conditions], as well as [standard].

Use backward design. Begin with the evidence: which task, done by the learner, would convince a doubtful colleague? Write this task with its materials.

Then ask what must be practised for it, in portions small enough for feedback. Only after that decide what has to be explained, and in which medium. Anything that supports neither task nor practice goes into a "nice, but out" list, even if I am proud of it. Current content: [list].

Give the module as a timeline in minutes with the columns learner does, learner gets, and feedback from whom. Learner activity must take up at least [percent] of the time.

Your stance is that of an instructional designer who measures by what people can do. State one risk in the design and how to notice it in the first group.`,
    category,
    subcategory: courses,
    tags: ['backward design', 'instructional design', 'module', 'practice'],
  },
  {
    prompt_id: 313,
    title: 'Create a rubric that learners can use',
    prompt_text: `The main assignment of my course is this: [assignment text]. Here are three past submissions, excellent, middling and weak by my feeling: [paste or describe].

Derive a rubric from what really distinguishes them. Compare in pairs and write down each difference you can point to with a quotation. Condense to four or five criteria. For every criterion describe three levels in the second person ("you show …"), with observable features and without words such as "good", "adequate" or "somewhat".

Then apply the rubric to the three pieces as an experienced teacher would and see whether the order comes out as I felt. If it does not, discuss whether rubric or feeling is wrong.

Make a self-check of eight questions for learners, to be used before handing in, and a peer-feedback form with sentence beginnings. Grading a piece must be possible in [minutes]; tell me where that limit forces a compromise.`,
    category,
    subcategory: courses,
    tags: ['rubric', 'assignments', 'feedback', 'teaching'],
  },
  {
    prompt_id: 314,
    title: 'Balance the weekly load of a cohort',
    prompt_text: `Schedule under review: [weeks, live sessions, lessons with minutes, assignments]. Learners have [hours] a week, mostly [evenings, weekends, workdays]. In the last cohort [percent] dropped behind in week [n].

Please act as a course operations planner and estimate the real workload per week: reading at [words per minute], video at 1.3 times its length because people pause, assignments at twice what I believe, live sessions including preparation.

Draw it as a table with a bar of characters per week so that peaks stand out. Move, split or cut until no week exceeds the available hours; leave one week in four for catching up. Keep dependencies between topics intact.

Suggest a "busy week path" through each week, in 60 minutes, that preserves the essential practice.

Explain the new calendar to learners in a note of 120 words. List the assumptions that I could check with a two-question poll.`,
    category,
    subcategory: courses,
    tags: ['cohort course', 'workload', 'calendar', 'completion'],
  },
  {
    prompt_id: 315,
    title: 'Explain where learners stop and why',
    prompt_text: `Progress data: [lesson, type, length, started, finished, median days since previous lesson]. Comments and support questions: [paste]. Price and promise of the course: [details].

You are a learning analyst. Separate four kinds of leaving: got what they came for, stuck, bored, life intervened. For each large drop decide which kind is most likely, and quote the comment or the pattern that supports you.

Beware of three traps and show that you have dealt with them: long lessons look worse than they are, the first lesson always loses visitors, and recent joiners have not had time.

Report: a funnel table, the three drops worth repairing, and per drop one change to test, with effort in hours and the figure that should move. Name one drop that needs no repair.

Then write five interview questions for people who stopped at lesson [n], with an opening line that takes away their guilt.`,
    category,
    subcategory: courses,
    tags: ['course analytics', 'drop-off', 'learner data', 'retention'],
  },
  {
    prompt_id: 316,
    title: 'Sell a pilot cohort without overselling it',
    prompt_text: `Sales page for a first-run course: [title], [dates], [price, lower because it is a pilot], [number] places. I have taught this one to one [number] times; there are no alumni of the course yet.

Write as a copywriter for whom trust is the main asset. Say openly that it is a pilot: what is finished, what will be shaped with the group, what participants get in return for their patience, and how they can leave with their money.

Structure: situation of the reader; what they can do after [weeks]; the plan week by week; how much time it takes; who I am, with facts only; for whom it is not; price and terms; questions. Proof may consist of my own work, observed examples from one-to-one teaching with permission [examples], and sample lessons.

Length about 900 words with headings that tell the story alone. Mark each statement that would need evidence in an advertising complaint.`,
    category,
    subcategory: courses,
    tags: ['sales page', 'pilot course', 'copywriting', 'trust'],
  },
  {
    prompt_id: 317,
    title: 'Check course materials for accessibility gaps',
    prompt_text: `Accessibility review of my course. Materials: [videos with or without captions, slides, downloads, quizzes, live calls, platform]. Known needs among learners: [needs, if they have told you].

Approach it as an inclusive-learning specialist and go through one learner's day rather than through a standard: sign-up, first login, watching, reading, practising, asking, being assessed. At each stop consider people who do not hear, do not see well, use only a keyboard, read slowly, have little energy, or learn in a second language.

List barriers with the place, the people affected, a repair, effort in hours, and whether the repair must be built in or can be offered on request.

Sort into this week, this quarter, next version. Provide ready wording: caption guideline, description of a chart as an example from [chart], and an adjustment request form of five fields that asks for needs, never for diagnoses.

Tell me what you could not judge from my description.`,
    category,
    subcategory: courses,
    tags: ['accessibility', 'captions', 'online course', 'inclusion'],
  },
  {
    prompt_id: 318,
    title: 'Answer buyer doubts and turn some away',
    prompt_text: `Questions that people ask before joining [course], in their own words: [paste emails, chat lines, call notes]. Facts: [length, price, support, access period, refund terms, prerequisites].

Sort the questions by the fear behind them: wrong level, no time, wasted money, being left alone, looking foolish, does not fit my case. Count them.

For each fear write an answer of up to 80 words that consists of a fact, an example, and a way to find out (sample lesson, test, call). If the honest answer is "then this is not for you", write precisely that, with an alternative such as a book type or a free resource.

Put the answers in the order in which doubts arise during reading, and say where on the page each belongs.

Take the view of an adviser paid the same whether people buy or not. Highlight any place in which my terms are the real problem and an answer would only cover it up.`,
    category,
    subcategory: courses,
    tags: ['faq', 'objections', 'course marketing', 'copywriting'],
  },
  {
    prompt_id: 319,
    title: 'Keep graduates connected after the course',
    prompt_text: `Course finished, and then? [Number] people graduate per year from [course]. Some ask for "something afterwards". I can give it [hours per month].

Serve as a programme designer for alumni. First, list what graduates of such a course may need one month, six months and two years later, and which of these needs I am suited to meet. Ask me about anything you need to know on [what graduates do next].

Then design one modest alumni programme. Mention purpose in a sentence, who belongs, rhythm, three recurring formats, what members run themselves, cost or no cost, how one leaves, and how it ends if attendance falls under [number].

Write the invitation, the agenda of the first meeting, and a request to graduates to mentor newcomers that spells out the limits of the task.

Describe how alumni work could improve the course, without turning alumni into unpaid sellers. Compare with the alternative of doing nothing but an annual letter.`,
    category,
    subcategory: courses,
    tags: ['alumni', 'graduates', 'course community', 'program design'],
  },
  {
    prompt_id: 320,
    title: 'Update an ageing course lesson by lesson',
    prompt_text: `[Course] was recorded in [year]. Buyers still come; so do complaints about outdated parts. I have [days] for repair and no wish to record everything again.

As a curriculum editor, set up a version plan. Take this lesson list with remarks and complaints: [list]. Rate each lesson on two questions: is it still true, and does it still help? Use evidence from the complaints, and put "expert check" where you cannot know what has changed since.

Allocate each lesson to one of five treatments: leave, add a note, replace screenshots or example, record again, remove. Estimate hours; the total must fit.

Work out what existing learners receive and how we tell them. Define version numbers, a page "what changed", and a review date per lesson depending on how fast its subject moves.

Last, write rules for recording future lessons so that they age slowly: what to show, say and avoid.`,
    category,
    subcategory: courses,
    tags: ['course update', 'versioning', 'curriculum', 'maintenance'],
  },
];
