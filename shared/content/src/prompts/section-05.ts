import type { Prompt } from './prompt.js';

const category = 'PODCASTING';
const subcategory = '';

/** Section 5, PODCASTING: prompts 131 to 140, no subsections named (M-172). */
export const SECTION_05_PROMPTS: Prompt[] = [
  {
    prompt_id: 131,
    title: 'Podcast concept with a pilot and a verdict',
    prompt_text: `There are enough podcasts, so mine needs a reason. Subject: [subject]. Listener and the moment of listening: [who, where]. What I can bring that few can: [access, craft, archive, voice]. Time per episode: [hours].

Sketch three concepts which differ in form (for example a conversation with a fixed exercise, a documentary in small scenes, a diary with recordings from the work). For each: working title, one-sentence premise, running order with minutes, what is heard in the first 20 seconds, production steps with hours, why episode 30 would still be interesting.

I choose one. You then write the plan for a pilot with [equipment], and a listening test with six people: what they hear, five questions that avoid "did you like it", and a pass mark.

Set a verdict date. Describe what I do if the pilot passes, half passes, or fails. Warn me when a concept costs more than the hours I stated, and cut it down or drop it.`,
    category,
    subcategory,
    tags: ['podcast', 'concept', 'pilot', 'planning'],
  },
  {
    prompt_id: 132,
    title: 'Interview preparation that goes past the usual answers',
    prompt_text: `On [date] I interview [guest's role and field] for [minutes] minutes about [topic]. They have given many interviews; here are notes on three of them: [notes]. Public work of theirs I have read or used: [work]. My listeners care about: [concerns].

Prepare me in three layers.

Layer one, the map: what they always say, where those interviews end too early, contradictions or changes of mind over time, always with the place in my notes.
Layer two, questions: twelve, of which four are concrete (describe the day when), four follow a thread others dropped, two ask for how rather than why, one offers them to disagree with me, one comes from a listener. Order them as a curve.
Layer three, craft: phrases for slowing down, for asking again politely, for silence.

Also a half-page introduction with facts to be confirmed by the guest beforehand. Private matters outside their public work are excluded unless they raise them. Tell me the one question you would keep if we had five minutes.`,
    category,
    subcategory,
    tags: ['podcast', 'interview', 'questions', 'research'],
  },
  {
    prompt_id: 133,
    title: 'Solo episode script written for the ear',
    prompt_text: `Turn these notes into a spoken script of about [minutes] minutes for a solo episode: [notes]. I speak roughly 140 words a minute and wander when I have no script.

Write for listeners who cannot look back. Short sentences. One idea per paragraph. Numbers rounded and compared with something familiar. Say where we are on the way every few minutes, in fresh words. Signal quotations aloud. Put stage directions in brackets: [pause], [slower], [play clip].

Construction: a concrete moment; the question it raises; three stations; a turn in which I was wrong; what a listener can try before the next episode; goodbye without pleading for ratings.

Mark three places where I should put the script down and talk freely, with a keyword each.

When finished, read it as a listener at a kitchen sink: at which minute does attention slip, and what can be cut there? Deliver script, time marks, and a title that states the question. If the notes carry only ten minutes, write ten.`,
    category,
    subcategory,
    tags: ['podcast', 'solo episode', 'script', 'spoken word'],
  },
  {
    prompt_id: 134,
    title: 'Show notes and chapters from a transcript',
    prompt_text: `[Paste the transcript with time stamps]

Make the material that surrounds this episode.

1. Chapters: six to ten, each with start time and a title a listener would tap on.
2. Summary of 120 words which contains the main answer and does not merely announce it.
3. Everything mentioned (books, tools, places, studies) with time stamp; links left as [link], names spelled as in the transcript and marked for checking.
4. Three quotations of under 30 words, exact, with time stamp and speaker.
5. Corrections: statements that sound wrong or outdated, so that I can verify them before publication.
6. Title candidates: four, at most 60 characters.
7. A passage for people who read instead of listening, 250 words.

The transcript was made automatically and errs with names and numbers; do not repair silently. Where you suspect a slip, keep the original and add your suspicion in brackets. Nothing that was said off the record at [time marks] may appear in any part. Audience: [audience].`,
    category,
    subcategory,
    tags: ['podcast', 'show notes', 'chapters', 'transcript'],
  },
  {
    prompt_id: 135,
    title: 'Invite a guest who does not know me',
    prompt_text: `Guest I hope for: a [role] known for [work]. My show: [name], about [subject], [episodes] episodes so far, typical listeners [description]. Why this guest and why now: [reason]. A detail from their work that changed something for me: [detail].

Write an invitation of no more than 140 words which shows within two sentences that it was meant for one person. It says what we would talk about that they are seldom asked, how long it takes including preparation, when and how we record, what they may veto, and when it appears. It ends with a question answerable by yes, no, or later.

Next: a reminder after [days] days, 50 words, friendly and final; a reply for each of four reactions (yes, not now, what are your numbers, ask my assistant); a confirmation with technical advice on one page.

Figures on my audience are stated as they are. If my reason could fit ten other guests, tell me so and ask for a better one before you write.`,
    category,
    subcategory,
    tags: ['podcast', 'guest invitation', 'outreach', 'email'],
  },
  {
    prompt_id: 136,
    title: 'Sponsor proposal for a small, loyal show',
    prompt_text: `We have [downloads per episode after 30 days] listeners, which is little, but they are [who they are] and act on what they hear: [evidence such as replies, codes, event visits]. We want one sponsor from [field] for [number] episodes.

Write a proposal on two pages for the marketing person of a company of [size], who may never have bought audio before.

Contents: the listeners in facts, with the source and date of every figure; what the sponsor gets per episode, in seconds and words; how the host speaks about products and what the host refuses to say; two sample spots of 60 seconds for an invented product; how we measure, including what cannot be measured; price with the way it was calculated, [cost basis]; start, end, cancellation.

Add a list of ten kinds of companies that would suit, and five we decline with the sentence for declining.

Figures may not be rounded upwards. Put yourself in the buyer's place at the end and write their three hardest questions with our answers.`,
    category,
    subcategory,
    tags: ['podcast', 'sponsorship', 'proposal', 'advertising'],
  },
  {
    prompt_id: 137,
    title: 'Edit decision sheet for a rambling conversation',
    prompt_text: `An hour of conversation has to become [target minutes] minutes. Transcript with times: [paste]. The episode's question: [question]. Moments I love: [moments].

Propose the edit before I touch the sound. Provide a table: from, to, keep or cut, content in eight words, reason. Then total the minutes kept.

Criteria in order: does it answer the question, does it reveal the person, is it needed to follow later parts, is it enjoyable to hear? Repetitions go, except where the second version is better. False starts go, unless the hesitation matters.

If rearranging helps, specify the new order and check that no statement gets a different meaning by its new neighbour. Everything that alters sense, above all cutting a qualification from a claim, is to be avoided; list borderline cases for the guest's approval.

Suggest where a sentence of narration is needed to bridge and write it. Last, note which cut material would make a bonus piece of three minutes.`,
    category,
    subcategory,
    tags: ['podcast', 'audio editing', 'transcript', 'production'],
  },
  {
    prompt_id: 138,
    title: 'Trailer script of ninety seconds',
    prompt_text: `For the feed of a new show I need a trailer, at most 90 seconds, without a list of celebrities and without "welcome to".

You have: premise [premise], three sound clips with transcript and length [clips], the host's voice described as [voice], music mood [mood], first episode on [date], rhythm [rhythm].

Write it as a two-column sheet, left sound and timing, right spoken words. Open on a clip or an object that can be heard. Let the listener understand within 15 seconds what kind of show this is; within 40 what question it pursues; by 70 why the host; then when and where.

Produce two trailers: one led by curiosity, one by usefulness. For each, total words and total seconds at a relaxed pace.

Compare both from the viewpoint of somebody who has just listened to another show on [neighbouring subject]. Name the weaker line of each and mend it. Clips of people are used only if they agreed to be in the trailer; remind me to check.`,
    category,
    subcategory,
    tags: ['podcast', 'trailer', 'script', 'launch'],
  },
  {
    prompt_id: 139,
    title: 'Season arc of eight connected episodes',
    prompt_text: `My next season should be more than eight recordings in a row. Overall question: [question]. Voices available: [people as roles], [archives], [places]. Already recorded: [material]. Period: [start] to [end].

Act as story editor. Find the line that makes episode 5 inexplicable without episode 2, yet lets a newcomer begin anywhere.

Give me: the season's promise in one sentence; eight episode cards with question, turning point, main voice, scene or sound, what is open at the end, what must be recorded; and a chart of tension in text from 1 to 8.

Plan a reserve episode that can stand in if a guest cancels. Note dependencies in production, such as an interview that must precede another.

Look at the range of viewpoints: who is spoken about but never speaks? Suggest whom to ask. Question whether eight are necessary; if the material fills five, plan five and state what would be needed for more. End on the questions you must ask me first.`,
    category,
    subcategory,
    tags: ['podcast', 'season planning', 'story', 'editorial'],
  },
  {
    prompt_id: 140,
    title: 'Read listener drop-off and mend the format',
    prompt_text: `Listening curves of our last [number] episodes, as percent still listening at 1, 5, 10, 20, 30 minutes and the end: [table]. Running order of each, with time marks: [running orders]. Episode length: [minutes]. What listeners wrote to us: [messages].

Put the curves next to the running orders. Where do several episodes lose people at the same element, for example a long introduction, an advertisement, a change of subject? Distinguish a drop at an element from the gentle decline all shows have. Say how many episodes support each finding.

Recommend two changes to the format only, so that their effect can be read. Describe each as a rule ("the guest speaks before 1:30"), when it starts, for how many episodes, which number should move and by how much before we believe it.

Curves differ between apps and cover just part of the audience; say what that means here. Do not advise shortening just because shorter is fashionable: our listeners have us on while [activity].`,
    category,
    subcategory,
    tags: ['podcast', 'listener retention', 'analytics', 'format'],
  },
];
