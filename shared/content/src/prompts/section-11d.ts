import type { Prompt } from './prompt.js';

const category = 'ADVANCED CONTENT & MARKETING';
const events = 'Webinars & Live Events';
const press = 'Public Relations & Media';

/** Prompts 361-380: Webinars & Live Events, Public Relations & Media (M-178). */
export const SECTION_11D_PROMPTS: Prompt[] = [
  {
    prompt_id: 361,
    title: 'Script a webinar minute by minute',
    prompt_text: `Sixty minutes live on [topic] for about [number] people who [situation of the audience]. I talk too long at the start and rush the end. Please write a run of show as a seasoned stage manager would.

Table columns: clock time, minutes left, what I say in key words, what people see, what people do, who acts behind the scenes, what to skip if we run late.

Conditions: something useful within the first four minutes; no biography longer than 30 seconds; people do something at least every eight minutes; the offer [offer] is announced openly at the beginning as coming later and takes at most seven minutes; questions at two points; a clean finish at minute 58.

Write out word for word the first 60 seconds, the change to the offer, and the last 60 seconds.

Mark three cutting points that rescue five minutes each. Add up the times and prove that the total fits.`,
    category,
    subcategory: events,
    tags: ['webinar', 'run of show', 'live events', 'script'],
  },
  {
    prompt_id: 362,
    title: 'Write reminders that get people to show up',
    prompt_text: `Registered: [number]. Usual attendance: [percent]. The event [title, date, time zone] starts in [days]. I want better attendance without nagging.

From the viewpoint of a busy registrant, list why such events are missed: forgotten, wrong time zone, no longer relevant, a replay will do, cannot find the link. Answer each reason once in a series of four messages: right after registration, one week before, the day before, one hour before.

Each message has one job and contains something worth reading even by those who stay away, for example a question to think about or a worksheet line. State the time in the reader's zone and UTC. Put the joining link where a thumb finds it. Be truthful about the replay: [replay terms].

Length: 110, 90, 70 and 40 words. Add a calendar entry text, and a message to people who tell us that they cannot come.

As email editor, check that no two subject lines share more than one word.`,
    category,
    subcategory: events,
    tags: ['email reminders', 'attendance', 'webinar', 'event marketing'],
  },
  {
    prompt_id: 363,
    title: 'Rehearse the hardest audience questions',
    prompt_text: `After my talk on [subject] there will be questions from [audience]. The talk in short: [summary]. Weak spots I know of: [weak spots].

Become that audience. Write fifteen questions: five curious, four technical, three hostile, two that are really speeches, one that is off the subject but heartfelt. Make them as specific as a person who listened closely.

Then rehearse with me. Put one question, wait for my answer, and respond in three lines: did I answer what was asked, what was superfluous, a stronger first sentence in my own manner. Continue with the next. If I evade, press once.

When we have finished, make a card with five sentences for: I do not know, I disagree, let us talk afterwards, please let others speak, I was wrong.

Sum up which weak spot still has no good answer. For that one, suggest what to change in the talk itself.`,
    category,
    subcategory: events,
    tags: ['q&a', 'rehearsal', 'speaking', 'live events'],
  },
  {
    prompt_id: 364,
    title: 'Create live polls that change the session',
    prompt_text: `Polls in my online sessions are decoration: people vote, I say "interesting", and go on. Session: [topic, length, parts]. Audience: [number, experience].

As a facilitator of large groups, devise six polls whose result decides what happens next. For each supply: position in the session, question of at most 15 words, two to five options that do not overlap, reason to answer truthfully, and, for each likely result, what I do differently afterwards with the exact transition.

Mix the purposes: finding out prior knowledge, predicting a figure before revealing it, choosing between two examples, uncovering disagreement, checking understanding with one tempting wrong option, planning a first step.

Avoid questions with a flattering answer, and anything that embarrasses individuals. Include a version for people who cannot click, and a fallback if the tool fails in [platform].

Which two polls would you keep if only two were possible, and why those?`,
    category,
    subcategory: events,
    tags: ['polls', 'interaction', 'webinar', 'facilitation'],
  },
  {
    prompt_id: 365,
    title: 'Brief guest speakers so sessions fit together',
    prompt_text: `[Number] guests speak at my [event] on [dates]. Past experience: overlaps, sales pitches, slides nobody can read. I need a speaker brief that works for experts with little time.

Programme with speakers, subjects, minutes: [programme]. Audience: [audience and what it should be able to do afterwards].

Write as programme director. A common part of one page: purpose, audience in three typical persons, tone, rules on selling and recording, slide format, times, contact. Then a personal paragraph for every speaker: why them, the question they answer, what the speakers before and after cover so that they need not, one thing we hope they will bring.

Add a preparation form with six fields, deadlines counted from the event day, and friendly reminder texts for late material.

Look over the programme for overlaps and gaps; suggest whom to ask to shift emphasis and how to phrase it. Close with the agreement points to put in writing.`,
    category,
    subcategory: events,
    tags: ['speakers', 'briefing', 'event program', 'live events'],
  },
  {
    prompt_id: 366,
    title: 'Rehearse the technology and its failure',
    prompt_text: `Live event, [date], [platform], [number] viewers, crew of [number]. Equipment: [cameras, microphones, computers, connections]. I fear [specific fear].

You are the technical director. Prepare three papers.

Paper one: rehearsal plan of 90 minutes, two days before. Sequence of tests with a pass criterion for each (for example "speech understandable on a phone speaker at half volume").
Paper two: failure cards, one for each: sound gone, picture gone, host's line drops, guest absent, slides stuck, unwanted visitor, platform down, power cut. On each: sign, first ten seconds, who does it, sentence for the audience, next step, point of no return.
Paper three: checklist for the last hour, in reverse order of time.

Give the roles so that nobody has two jobs in a crisis; if the crew is too small, name what must be automated or dropped. Steps must not depend on features that you only suppose [platform] has; list them for checking.`,
    category,
    subcategory: events,
    tags: ['tech rehearsal', 'checklist', 'live stream', 'contingency'],
  },
  {
    prompt_id: 367,
    title: 'Follow up attendees, leavers and no-shows',
    prompt_text: `The event is over. Lists: attended to the end [number], left early [number], registered but absent [number], asked a question [number], bought [number]. Content: [summary, links, replay until date]. Offer and its true deadline: [offer].

Write follow-ups like a thoughtful host, one track per list, three messages at most. The first arrives within [hours] and gives before it asks: key points, answers that we owed, material. Those who left early get the part after they left, with a time mark. Those absent get the shortest path to the substance, without reproach. Those who asked get a personal answer pattern. Buyers get only what helps them to start.

State in a table: list, day, subject, purpose, link, stop condition. Then the full texts, 60 to 130 words each.

Say how each track ends. The replay ends when it ends; no surprise extensions. Note where the same person could appear on two lists and which track then wins.`,
    category,
    subcategory: events,
    tags: ['follow-up', 'email', 'segmentation', 'webinar'],
  },
  {
    prompt_id: 368,
    title: 'Budget a small in-person event to break even',
    prompt_text: `Plan the money for a one-day workshop in [city] with [range] participants. Ideas on price: [prices]. Quotes so far: [venue, food, equipment, travel, insurance, fees].

Assume the office of a prudent event producer.

Sort costs into fixed, per person, and stepwise (a second room from [number] people on). Put a range on every figure without a quote. Compute the break-even number of participants for three prices and show result and loss for 30, 60, 80 and 100 percent occupancy.

Make a payment calendar: what falls due before the first ticket is sold, what can be cancelled until when and at which cost. From that derive two decision dates, with the ticket count below which we cancel or shrink.

Hybrid option: extra cost of streaming, extra income, and the honest answer to whether it is worth it here.

List forgotten items that are typical, and verify the sums of each column.`,
    category,
    subcategory: events,
    tags: ['event budget', 'break-even', 'workshop', 'planning'],
  },
  {
    prompt_id: 369,
    title: 'Make a live event welcoming for everyone',
    prompt_text: `Walk through my event as five different guests and report what you meet. Event: [online, on site or both; place, length, programme, meals, registration form].

The five guests: someone who uses a wheelchair, someone hard of hearing, a parent who must leave for a while, someone who knows nobody and dreads small talk, someone following in a second language. Where I gave no information, treat it as a barrier until I answer.

For each guest note the moments in order: deciding to come, booking, arriving, taking part, pausing, leaving, afterwards. Write one sentence of experience in the first person and one remedy.

Unite the remedies in a plan with cost classes (free, under [amount], more), responsible person, and latest date. Draft the accessibility paragraph for the event page in 120 words that says what exists and, as frankly, what does not, with a contact.

You speak as an accessibility adviser: no pity, no slogans.`,
    category,
    subcategory: events,
    tags: ['accessibility', 'inclusion', 'event planning', 'live events'],
  },
  {
    prompt_id: 370,
    title: 'Hold an event retrospective with evidence',
    prompt_text: `Material from our last event: [attendance by minute, chat log, poll results, survey answers, support messages, costs, team notes]. We expected: [goals set beforehand].

Moderate a retrospective of 75 minutes as a neutral facilitator. Before the meeting, send a one-page fact sheet: goals against results, a curve described in words with the points where people left, five typical quotations, three surprises. Draft this sheet now.

Agenda: read silently, add observations, sort into keep, change, stop, try; discuss the two causes behind most items; decide at most three changes with owner and date. Give sentences that steer away from blame and from explaining everything with bad luck.

Afterwards I enter our notes [paste], and you produce a memo for the next organiser with recommendations in order of effect.

Distinguish findings backed by several sources from single opinions. If [survey answers] come from fewer than a fifth of guests, weaken the wording accordingly.`,
    category,
    subcategory: events,
    tags: ['retrospective', 'feedback', 'event review', 'team'],
  },
  {
    prompt_id: 371,
    title: 'Test whether our announcement is news',
    prompt_text: `We are proud of this: [announcement]. Before we bother any journalist, be the news editor of [type of medium] at half past nine in the morning with two hundred unread emails.

Ask your four questions: what is new, who is affected, why today, says who? Answer from my text only. Then give the verdict: news, feature material, trade item, or notice for our own channels.

If it is not news, search my material for something that is: a figure only we have, a conflict, a first in the region, a person with a choice to make, a connection to [current public topic] that is not far-fetched. Offer up to three angles, with the medium each would suit, the evidence it needs, and the person who could speak.

Refuse to dress things up. When the best answer is a short post to customers, write that post in 90 words, and say what would have to happen within the next months to make it newsworthy.`,
    category,
    subcategory: press,
    tags: ['newsworthiness', 'pr', 'media', 'angle'],
  },
  {
    prompt_id: 372,
    title: 'Pitch one journalist with one story',
    prompt_text: `A pitch to one person. Journalist: [beat, medium, three recent pieces summarised by me]. Story: [facts]. Interview partners and documents I can provide: [list]. Timing: [date and reason].

Study the three pieces first: what does this person care about, how do they use sources, what have they already covered? Conclude in two lines whether my story fits; if it does not, name the kind of desk that it would fit.

Then write an email of no more than 140 words. The subject states the story, not the company. The first sentence is the most surprising verifiable fact. Then why now, why their readers, what I offer exclusively or not, and when I can be reached. No adjectives about ourselves, no flattery beyond one truthful reference.

Add a follow-up of 40 words that brings a new fact, to be sent once after [days].

Be the press officer journalists do not block: list each statement with its proof, and remove what lacks it.`,
    category,
    subcategory: press,
    tags: ['journalist pitch', 'pr', 'email', 'media relations'],
  },
  {
    prompt_id: 373,
    title: 'Draft a press release that stays factual',
    prompt_text: `Press release about [event or development] for [trade, local or national] media, embargo [none or time]. Facts: [who, what, when, where, why, figures with source]. Spokesperson: [name, role, what they truly think about it in notes].

Write in the manner of a news agency, from the most important to the least, so that an editor can cut from the bottom. Headline of up to 70 characters with a verb; lead of 35 words; three to four paragraphs; one quotation that contains a view or a consequence and could have been spoken; background in two sentences; facts box; contact.

No superlatives, no "leading", no "excited". Figures come with period and comparison.

Then read it as a rival and mark what you could refute. Read it as a lawyer and mark what needs consent. Read it as a busy copy editor and cut it to 150 words.

List pictures with captions to attach, and questions that the release will provoke, with answers.`,
    category,
    subcategory: press,
    tags: ['press release', 'pr', 'media', 'writing'],
  },
  {
    prompt_id: 374,
    title: 'Train for a media interview without spin',
    prompt_text: `Interview on [date] with [type of medium, live or recorded, length] about [topic]. I represent [organisation] and must not speak about [confidential matters]. The criticism likely to come up: [criticism].

Coach me as a former reporter who despises evasive answers.

First, boil my material down to three messages, each with a fact and an example that a stranger can picture. Remove jargon; list what you replaced.

Second, list twelve questions in the order a good interviewer would ask, from easy to uncomfortable, including one built on a wrong premise and one that asks me to speculate.

Third, train: ask, let me answer, then say what a listener would remember, where I sounded defensive, and a truthful shorter version. Answering comes before any transition to my message.

Fourth, give me sentences for "I cannot speak about that, because …" and for correcting a mistake of my own on the spot.

End with a card of 60 words to take along.`,
    category,
    subcategory: press,
    tags: ['media training', 'interview', 'messages', 'pr'],
  },
  {
    prompt_id: 375,
    title: 'Turn our own survey into a data story',
    prompt_text: `We surveyed [number] people: [who, how recruited, when, questions word for word, answers in counts]. Could this become a story that serious media can use?

Work like a data journalist with a statistician beside you. Begin with limits: who is missing, which questions lead, which subgroups are too small (under [number]), what the survey cannot say. Discard results that do not survive.

From the rest pick three findings by surprise and usefulness. For each: sentence with number and base ("312 of 480 …"), plain comparison, chart type with axis titles, possible explanation marked as such, and what a critic would say.

Write a report of 500 words, a method note of 120 words that could be printed unchanged, and a headline that the data support.

Provide the anonymised table as columns to publish. Check all percentages against the counts; they must add up or have a note. If no finding is solid, tell me and sketch a better survey.`,
    category,
    subcategory: press,
    tags: ['data story', 'survey', 'pr', 'statistics'],
  },
  {
    prompt_id: 376,
    title: 'Answer publicly when something went wrong',
    prompt_text: `Something went wrong and people are talking. What is known: [facts with times]. What is not known yet: [open points]. Those harmed and how: [description]. Said publicly so far: [by us, by others]. Legal adviser available: [yes or no].

Advise as a crisis communicator who starts with those harmed and not with our reputation.

In this order, and briefly: what must happen now outside communication; who must hear it from us before reading it; what we can say truthfully within the hour; what we must not say because it is unverified or not ours to tell.

Draft a first statement of 120 words: what happened, our responsibility as far as established, what we do for those affected, where they turn, when we speak again. Draft a version for employees, and replies for the three most frequent comments.

Mark sentences for legal review. Reject "if anyone was offended" and its relatives. Plan the following update for [time], even if there is little to add.`,
    category,
    subcategory: press,
    tags: ['crisis communication', 'statement', 'apology', 'pr'],
  },
  {
    prompt_id: 377,
    title: 'Pitch yourself as a useful podcast guest',
    prompt_text: `Podcast: [subject, audience, format, my notes on three episodes]. I would like to be a guest and talk about [themes]. My experience in this: [facts]. I have nothing to gain if the episode is dull, so help me to be useful.

Take the chair of the show's producer. Which of my themes has the show not covered, and which listener question from the episodes remains unanswered? If there is none, advise me to leave it.

Suggest three episode ideas, each with a working title, an opening question, the scene or case I could tell in detail, a point where the host might disagree with me, and what listeners can do the same evening.

Write the pitch in 130 words, with reference to a specific moment in an episode, a one-line introduction, ideas, recording times, audio equipment. No attachment, no fee talk.

Prepare me: a guest sheet for the host, five stories with length in seconds, and words of mine to avoid on air because [audience] would not know them.`,
    category,
    subcategory: press,
    tags: ['podcast guest', 'pitch', 'pr', 'outreach'],
  },
  {
    prompt_id: 378,
    title: 'Build a press page reporters can use',
    prompt_text: `Reporters on deadline visit our site and find nothing they can use. Create the content for a press page. Organisation: [name, what it does, founded, place, size, people]. Existing material: [pictures, figures, releases, awards, coverage].

Look at it with the haste of a reporter who has 20 minutes: what do they need in which order? Name, spelling and pronunciation; description in 25, 60 and 120 words; figures with date and definition; short biographies; pictures with rights, credit and caption; subjects on which someone can comment, with telephone hours; earlier releases; correction contact.

Write all texts. Put "as of [month, year]" on each figure. Give file names and sizes for pictures, and the wording of the permission to use them.

Mention what does not belong here: sales language, logos of media without consent, old numbers.

Make a maintenance table with item, owner and interval. List every gap in my material as a question.`,
    category,
    subcategory: press,
    tags: ['press page', 'media kit', 'website', 'pr'],
  },
  {
    prompt_id: 379,
    title: 'Write an opinion piece editors consider',
    prompt_text: `I want to publish an opinion piece of [length] words in [kind of newspaper or trade journal]. Thesis, roughly: [thesis]. My stake in the matter, which must be disclosed: [interest]. Evidence and experience: [list].

Sharpen the thesis with me first: reply with three versions of it, from cautious to bold, and say who would object to each. Wait for my choice.

Then outline as an opinion editor would: a hook from real life or from this week's news [event]; the thesis by the third paragraph; three arguments with one piece of evidence each, strongest last; the best counterargument, treated with respect; the proposal, concrete enough that someone could vote on it; a last sentence that returns to the hook.

After my approval write the draft in the first person, with short paragraphs and without insults, rhetorical questions in series, or statistics lacking a source.

Add a 90-word cover note and a list of facts the editor will check.`,
    category,
    subcategory: press,
    tags: ['op-ed', 'opinion', 'writing', 'media'],
  },
  {
    prompt_id: 380,
    title: 'Plan a year of local media occasions',
    prompt_text: `Local papers, radio and newsletters in [region] look for stories with a face and a place. We are [business, location, people, neighbourhood ties]. Fill a calendar for twelve months, at most one approach to the media per month.

Use three sources: our own year [planned events, anniversaries, openings, apprentices]; the region's year [festivals, school terms, harvest, council decisions]; questions our customers ask in each season.

For every month: occasion, story in two sentences, person who tells it, picture that can be taken on the spot, medium type, date to write, effort in hours, and the benefit for readers. Two months must remain empty for the unforeseen. Include two stories in which we are not the hero but provide knowledge or a room.

As an editor of a local desk, strike the three weakest and replace them.

Draft the message for the first month. Note dates that I should verify, since you cannot know this year's local calendar.`,
    category,
    subcategory: press,
    tags: ['local media', 'pr calendar', 'story ideas', 'planning'],
  },
];
