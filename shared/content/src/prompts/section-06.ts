import type { Prompt } from './prompt.js';

const category = 'COURSE CREATION & WEBINARS';
const courses = 'Course Creation & Webinars';
const repurposing = 'Content Creation & Repurposing';

/** Section 6, COURSE CREATION & WEBINARS: prompts 141 to 160 (M-173). */
export const SECTION_06_PROMPTS: Prompt[] = [
  {
    prompt_id: 141,
    title: 'Course promise, entry level and proof of learning',
    prompt_text: `Three sentences decide whether a course holds together: who may enter, what they can do afterwards, and how both of us will know. Write them with me for a course on [subject] for [learners].

Ask first for a task that a successful graduate performs in real life, then for the conditions under which they perform it, then for the quality that counts as good enough. Continue until an outsider could judge it.

From that, formulate the outcome with a verb that can be observed. Verbs such as understand or know are returned to me.

Next the entry test: five short tasks that show whether someone has the prerequisites, each with the advice for those who fail. And the final piece of work: assignment, time, criteria in a rubric of four levels.

Calculate roughly how many hours of practice lie between entry and final piece for a learner with [hours per week]. If the outcome needs more weeks than [course length], reduce the outcome and not the practice.`,
    category,
    subcategory: courses,
    tags: ['course', 'learning outcome', 'assessment', 'planning'],
  },
  {
    prompt_id: 142,
    title: 'Curriculum designed backwards from the final project',
    prompt_text: `Final project of my course: [project and criteria]. Learners begin able to [entry skills]. Format: [weeks], [live hours per week], [self-study hours per week].

Work backwards as an instructional designer. Break the project into the part-skills it requires, draw which one builds on which, and order them so that something usable arises every week. Only then assign lessons.

For each week: the piece of the project that is done by Sunday, the one new concept, the practice, what learners usually get wrong here, [my known sticking points], the material already existing [assets] and the material to be made.

Include a week in which nothing new is taught. Put the hardest concept where energy is highest, which is not the end.

Format: dependency list, week table, production list sorted by urgency. Then cut test: if I could teach only half of the lessons, which ones? Those are the core; label the rest optional in the table. Point out content that is in there because I like it.`,
    category,
    subcategory: courses,
    tags: ['curriculum', 'course', 'instructional design', 'project'],
  },
  {
    prompt_id: 143,
    title: 'Video lesson of eight minutes, word for word',
    prompt_text: `Lesson topic: [topic]. After it the learner can [skill]. Example I would like to use: [example]. Common misconception: [misconception].

Script eight minutes. Start by letting the learner try something that fails because of the misconception. Show the idea on the example, first slowly with every thought aloud, then again at normal speed. Give a second example in which one step is missing and pause for the learner to supply it. End with a task that takes three minutes.

Two columns: spoken text and screen. The screen never repeats the words I am saying at that moment. Mark each place for [pause video].

Around it: a lesson title as a question, a summary of 50 words, a note on special terms for the captions, and a quiz of three questions whose wrong answers each reveal a particular misunderstanding, with feedback.

Count the new terms. More than four means the lesson should be two; then propose the cut.`,
    category,
    subcategory: courses,
    tags: ['lesson script', 'course', 'video', 'teaching'],
  },
  {
    prompt_id: 144,
    title: 'Exercises with model answers and a rubric',
    prompt_text: `For the module on [module topic] I need practice, not more explanation. Learners: [level, background, tools].

Write six exercises on a rising scale: recognise, complete, correct a faulty example, do with help, do alone, transfer to own case. Each one with estimated minutes, materials, the instruction in under 60 words, a hint revealed on request, a model answer with the reasoning, and one typical wrong answer with a friendly comment.

Add a rubric with four criteria and three levels, in language a learner can use on their own work. Try it on two invented submissions, one mediocre and one good, and show where two assessors could disagree; then sharpen the wording.

Vary the settings of the examples so that people from [different trades or countries] recognise themselves. Solve every exercise yourself from the instruction alone. If you needed knowledge the module does not contain, change the exercise and tell me.`,
    category,
    subcategory: courses,
    tags: ['exercises', 'rubric', 'course', 'practice'],
  },
  {
    prompt_id: 145,
    title: 'Cohort, self-paced or both: choose with reasons',
    prompt_text: `My course [course] could run as a group with dates, as material at one's own pace, or as a mixture. I have [hours per week] for support, [audience size] people to invite, learners in time zones [zones], a price idea of [price], and this experience with completion: [experience].

Compare the three in prose, one paragraph each, as if describing a typical Wednesday evening of a learner and of me. Afterwards put facts into a table: completion you would expect in words, income pattern without figures, preparation, risk if few sign up, what breaks at double the number, suitability for the skill taught.

Name the property of my subject that weighs most, for example a need for feedback, and let it decide. Recommend one form for the first run and one for the third.

For the first run list the smallest group in which it works and what I do if fewer register. If my hours contradict the recommended form, start with that.`,
    category,
    subcategory: courses,
    tags: ['cohort course', 'self-paced', 'course format', 'decision'],
  },
  {
    prompt_id: 146,
    title: 'Webinar that teaches fully and sells openly',
    prompt_text: `Outline a webinar of 60 minutes on [question] for [audience], at whose end I present [offer, price].

Ground rule: whoever leaves before the offer has learned something complete and usable. I announce in minute two that an offer follows, when, and that questions have their own time.

Running order with minutes: arrival with a small task, the problem shown on one real example [example], method in three steps with practice after each (participants write, not only watch), limits of the method, transition, offer with contents, price, for whom not, guarantee, questions, close.

Supply for each part: aim, key sentences to say, slide idea of at most ten words, interaction, what to skip if we run late.

Add the registration page text with an honest description, two reminder mails, and the mail with the recording, which contains the same terms as the live offer. No simulated live chat, no recorded session declared live, no invented number of viewers.

Check at the end: does any step in the teaching part only become usable with the purchase? Then repair it.`,
    category,
    subcategory: courses,
    tags: ['webinar', 'outline', 'teaching', 'offer'],
  },
  {
    prompt_id: 147,
    title: 'Answer bank for the question part of a webinar',
    prompt_text: `In the question round of my webinar on [topic] I answer too long and lose the thread. Create a bank of answers I can rehearse.

Sources: questions from earlier rounds [paste], the offer [offer and terms], cases I can mention [cases].

Find the 15 likeliest questions. For each write an answer in 45 seconds of spoken language: first sentence answers, second gives the reason or example, third says for whom it is different, fourth hands back. Attach a longer form of two minutes for four of them.

Group them by theme and print each on a card with a keyword I can find at a glance.

Also give me sentences for: a question I do not know, one that was answered before, one about a personal legal, tax or medical case, one that attacks, one on refunds, and a competitor being named.

Drill me at the end: ask ten at random, rate my written replies by length, clarity and honesty, and be stern about evasions.`,
    category,
    subcategory: courses,
    tags: ['webinar', 'questions', 'public speaking', 'rehearsal'],
  },
  {
    prompt_id: 148,
    title: 'Rescue learners who stalled in the middle',
    prompt_text: `[number] people bought my course, [number] reached module [n], [number] finished. Most stop at [place]. What I know about why: [reasons given]. Communication at present: [mails, calls, group].

Think like a tutor who telephones absent students rather than like a marketer. Sort the stalled into likely situations (no time, stuck at the subject, already got what they needed, ashamed of being behind, regret the purchase) and say which observable sign hints at which.

For each situation: one personal message of under 80 words, one relief (a shorter route, a sample solution, a meeting, an extension, a refund if due), and what I ought to learn from it.

Then redesign the critical place: three changes to the material, each to be made within [hours].

Draw up a calm rhythm of check-ins for the next run, with at most four messages. No streaks, no public rankings, no reminders of the money paid. People who got what they came for count as success; tell me how to recognise them.`,
    category,
    subcategory: courses,
    tags: ['course completion', 'learner support', 'course', 'retention'],
  },
  {
    prompt_id: 149,
    title: 'Accessibility review of course material',
    prompt_text: `Some of my learners are deaf, blind, colour-blind, dyslexic, or study in a second language, and more of them than I know. Review this module: [transcript, slide texts, descriptions of images, task instructions, platform features].

Walk through it once per group and record each barrier: where, for whom, how severe (blocks, slows, annoys), the repair, the minutes it takes. Refer to the relevant success criterion of the web accessibility guidelines where you are sure of its number, otherwise describe it in words.

Afterwards combine the log into a repair plan for [hours]: blockers first, then repairs that help several groups together.

Provide the repairs you can do at once: alternative texts, captions corrected, link texts, simplified instructions at [language level], a plain-text version of the table on slide [n].

Write me a page of rules for producing the next module accessibly from the start. Do not recommend an overlay tool in place of repairs. Note what can be judged only with real assistive technology, and how to find paid testers.`,
    category,
    subcategory: courses,
    tags: ['accessibility', 'course', 'review', 'inclusion'],
  },
  {
    prompt_id: 150,
    title: 'Revise the course after its first run',
    prompt_text: `The first cohort is over: [number] began, [number] finished, final projects attached in summary [summary], questions asked by week [questions], my own diary [diary], survey [answers].

I am inclined to rebuild all of it. Hold me back.

1. Compare promised outcome and final projects: in which criterion did most fall short?
2. Trace each shortfall to a week and a cause: missing prerequisite, too little practice, unclear explanation, wrong order, lack of feedback.
3. List what worked and must survive the revision.
4. Propose at most five changes, ranked by learning gained per hour of my work.
5. For each change: what exactly is altered, which later weeks feel it, how the second cohort will show that it helped.

Answer as a change log with version number, to which I can add. Weigh projects above survey comments, since people often enjoy what teaches them little. Tell me which popular wish in the survey I should decline, with a courteous explanation for [the cohort].`,
    category,
    subcategory: courses,
    tags: ['course revision', 'feedback', 'improvement', 'course'],
  },
  {
    prompt_id: 151,
    title: 'One talk recording, ten pieces with a purpose',
    prompt_text: `I gave a talk of [minutes] minutes on [topic]. Transcript: [paste]. The talk was for [first audience]; I also want to reach [second audience] and [third audience].

Do not chop it into pieces mechanically. First identify the self-contained thoughts it holds: claims, stories, methods, numbers, answers. List them with location.

Then suggest ten pieces, each from a different thought or for a different audience, in at least six forms. For each: thought, audience, place of publication, form and length, what must be added so that it stands alone, what falls away, first two sentences written out, order and distance in days.

Show in a table which thought is used how often; none more than twice.

Write two of the ten completely, the shortest and the one you consider strongest. References to slides, to the hall or to other speakers are removed or explained. Where the talk simplified for the stage, restore the precision in writing and mark it for me.`,
    category,
    subcategory: repurposing,
    tags: ['repurposing', 'talk', 'content plan', 'transcript'],
  },
  {
    prompt_id: 152,
    title: 'Long guide into a five-part email course',
    prompt_text: `Convert the guide below into an email course of five lessons over ten days. [Paste the guide] Subscribers: [audience], who read on the phone in breaks.

An email course is more than a guide cut into fifths. Every lesson needs one action that takes less than 15 minutes and builds on the result of the day before. Therefore: decide what participants will hold in their hands on day ten, [desired outcome], and discard whatever does not lead there.

Per lesson: subject, recap of one line, the idea in 150 words, the action in steps, a way to check it oneself, what to do when behind. After lesson three a short catch-up mail.

Tell me separately what of the guide was discarded and where it might be of use.

The last lesson closes with a choice of three next steps: go on alone with [resource], ask me, or look at [offer]. Verify that all examples still make sense to a reader who never saw the guide.`,
    category,
    subcategory: repurposing,
    tags: ['repurposing', 'email course', 'guide', 'teaching'],
  },
  {
    prompt_id: 153,
    title: 'Workshop transcript into a how-to article',
    prompt_text: `The following is the raw transcript of a workshop I led, two hours with interruptions and questions: [paste]. Make an article of 1,500 words from it that teaches the method to someone who was absent.

Proceed like a ghost-writer with respect for the source. Collect all statements about the method, wherever they turn up, and arrange them into the order of doing. Participants' questions show where explanation was lacking: answer each at the right step, without mentioning names. Keep [three or four] of my spoken images, since they are mine.

What the transcript does not contain must not be in the article. Put gaps as [missing: ...] at the place and send me the list of questions.

Deliver outline, article, a box with common errors from the workshop, and a note on where I contradicted myself, quoting both places. Use participants' stories only in a general form, unless I confirm consent for [case].`,
    category,
    subcategory: repurposing,
    tags: ['repurposing', 'workshop', 'article', 'ghost-writing'],
  },
  {
    prompt_id: 154,
    title: 'Pick clips from a long video',
    prompt_text: `Transcript with time codes of a video of [length]: [paste]. Purpose of the clips: [purpose]. Viewers: [viewers], who do not know me.

Find eight passages of 20 to 60 seconds that can stand alone. Conditions: the passage begins with a complete thought, needs no earlier sentence, contains one surprise or one usable instruction, ends on a finished thought. Give start and end to the second, the first and last words, a headline of at most seven words, the reason, and whether the picture matters or the sound would do.

Rank them. Then strike those which, taken out of context, would say something I did not mean; list them with a warning.

For the first three write captions with line breaks at natural pauses, plus the text accompanying the clip with a link back to [full video].

If fewer than eight satisfy the conditions, bring fewer. Suggest two clips that I should record anew in a minute because the thought is good and the wording is not.`,
    category,
    subcategory: repurposing,
    tags: ['repurposing', 'video clips', 'editing', 'social media'],
  },
  {
    prompt_id: 155,
    title: 'Evergreen queue with rules for rest and return',
    prompt_text: `We have [number] older posts and articles that remain true. I would like to use them again without boring loyal readers or publishing stale facts.

Create a rotation. Sample of the material with date, subject, format, earlier response: [paste rows].

First a shelf-life for each type: timeless, check yearly, bound to a season, bound to a version, expired. Sort the sample accordingly. Second, the rules: minimum rest between two appearances on the same channel, what has to change each time (angle, example, form, question), which share of the calendar may be reused at most. Third, the control question before each reuse: is it still true, still ours, still kind, and is it the right day?

Then plan [weeks] weeks of reuse slots from the sample, with the new angle written out in one sentence each.

Give me the procedure as a half-page for [assistant]. When bad news concerns one of the subjects, the queue must stop; define who stops it and how.`,
    category,
    subcategory: repurposing,
    tags: ['evergreen content', 'repurposing', 'calendar', 'process'],
  },
  {
    prompt_id: 156,
    title: 'Support answers become a public knowledge base',
    prompt_text: `Our best explanations lie buried in the outbox. Here are [number] support answers from the last [months], personal details removed: [paste].

You are a technical writer. Cluster them by the task the customer wanted to accomplish, which may differ from the question asked. Per cluster decide: help article, short note inside the product, change to the product, or leave as personal reply. Explain in one line.

Write the three most needed help articles. Title as the customer would phrase it; answer in the first two lines; steps with what one sees; if it does not work; related. At most 300 words each, version and date at the end.

Also give a list of terms where our language and the customers' differ, and the term to use everywhere.

Never include details by which a customer could be recognised, nor workarounds that weaken security, such as [examples]. Mark each statement that depends on product version [version] so that somebody can test it before release.`,
    category,
    subcategory: repurposing,
    tags: ['knowledge base', 'support', 'repurposing', 'help articles'],
  },
  {
    prompt_id: 157,
    title: 'Grow a popular post into a thorough article',
    prompt_text: `A short post of mine received unusual response: [post]. Replies, anonymised: [replies]. I suspect there is an article in it.

Study the replies first. What did people add, doubt, ask, misread? Which part did they quote? Write half a page on what the post truly touched; it may be something other than I intended.

Propose an article whose centre is that. Thesis, reader, three sections, and the place for objections from the replies. Show what material is needed that the post did not have: an example worked through, a number, a counter-case, an expert. Tell me which of these I can get within [days].

Then write the first 400 words and the outline of the rest. Keep one sentence of the post unchanged, as an anchor for those who come from there.

If the response came from wit, outrage or luck alone, advise to leave it as a post. Replies are quoted solely with permission: list the ones I would have to ask about.`,
    category,
    subcategory: repurposing,
    tags: ['repurposing', 'article', 'audience response', 'writing'],
  },
  {
    prompt_id: 158,
    title: 'Infographic brief from a dense article',
    prompt_text: `Condense the article below into a brief for one infographic, to be drawn by [designer or myself] in size [format]. [Paste the article]

What is the one comparison, sequence or proportion that becomes clearer by seeing it? If there is none, say so; many articles need no picture.

Otherwise provide: title as a statement (10 words), the kind of graphic with the reason, data points in a table with source and unit, order of reading, labels, one remark for the most important spot, footnote with source and date, alternative text of 80 words, and a version in three panels for narrow screens.

Limit the text to 90 words overall. Proportions must be true: axes from zero for bars, areas computed correctly, no perspective. Colour never carries meaning alone.

List five details of the article you left out and why. Recalculate every number that is derived from others and show the calculation. State what a hurried viewer may wrongly conclude, and change the title accordingly.`,
    category,
    subcategory: repurposing,
    tags: ['infographic', 'repurposing', 'data visualisation', 'brief'],
  },
  {
    prompt_id: 159,
    title: 'Adapt one message to five places properly',
    prompt_text: `Message: [message in two sentences]. Places: our newsletter, [professional network], [photo network], a notice in [community forum], and a card on the counter.

People in each place are in another mood and have other manners. Before writing, describe for each in two lines: what people come for, what they consider intrusive, how long they look, whether a link works.

Then write the message five times. The facts stay identical: [facts such as date, price, conditions]. Everything else may change: beginning, length, form of address, picture, request. No version may be derived from another by shortening.

Put the results one under another, with length and a suggestion for the picture or none. Below, a table proving that the facts agree.

Check the community rules I pasted, [rules]; if the message counts as advertising there, write a contribution that is of use without it, or advise against posting. Mention which of the five you would drop if I had time for only three.`,
    category,
    subcategory: repurposing,
    tags: ['repurposing', 'channels', 'adaptation', 'copywriting'],
  },
  {
    prompt_id: 160,
    title: 'Repurposing workflow with rights check',
    prompt_text: `Describe a workflow by which [person or team of n] turns every [main format] into smaller pieces within [hours], and by which nobody's rights are overlooked.

Our tools: [tools]. Contributors: [guests, freelancers, photographers, music]. Agreements we have: [agreements]. Where we publish: [channels].

Part 1, rights. A table of contributor and material: what the agreement allows, what it does not mention, whom to ask, standard request of 60 words. Rule: no clear right, no reuse.
Part 2, steps. From the finished original to the archive, each with responsible role, input, output, time, quality question, and file name pattern.
Part 3, the sheet which travels with each piece: source, date, contributor, consent, where used, expiry.
Part 4, a rehearsal with [last original]: go through it and report where the workflow stuck.

Keep it to three pages. Wherever automatic tools transcribe or cut, name the human check. Copyright differs by country; collect open legal points at the end for a specialist.`,
    category,
    subcategory: repurposing,
    tags: ['workflow', 'repurposing', 'copyright', 'process'],
  },
];
