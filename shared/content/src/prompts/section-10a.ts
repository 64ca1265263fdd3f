import type { Prompt } from './prompt.js';

const category = 'SPECIALIZED BUSINESS MODELS';
const future = 'AI & Future Tech';
const personal = 'Personal Branding & Thought Leadership';

/** Prompts 241-260: AI & Future Tech, Personal Branding & Thought Leadership (M-177). */
export const SECTION_10A_PROMPTS: Prompt[] = [
  {
    prompt_id: 241,
    title: 'Rate my tasks for AI suitability',
    prompt_text: `You advise small teams on sensible automation. For each of my recurring tasks, tell me whether an AI assistant should do it, help with it, or stay away from it.

Tasks, with frequency and what a mistake would cost: [list of tasks].
What I may not share with outside services: [data limits].
My comfort with new tools: [low, medium, high].

Judge every task on four points: how easily a result can be checked, how costly an undetected error is, how much private data it touches, and whether the person receiving it would mind. Put the judgement in a table with the verdict first.

Then choose two tasks to try this week and describe the trial: what to paste in, what good looks like, how long it took before, how to check the output in under five minutes.

Name at least one task that tempts people but should not be delegated, with the reason.`,
    category,
    subcategory: future,
    tags: ['ai', 'task audit', 'risk', 'productivity'],
  },
  {
    prompt_id: 242,
    title: 'Write an AI use policy for five people',
    prompt_text: `Our team of [number] uses AI tools without any agreement. In the role of a pragmatic operations counsel (not a lawyer), draft a policy that fits on two pages and that people will actually remember.

What we do: [services]. Data we handle: [kinds of data]. Promises we made to clients about confidentiality: [quote the clause or say none]. Tools in use: [tools and plan types].

Sections, in this order: why we have this; what you may always do; ask first; never; how to check a result; how we tell clients; what to do after a mistake; who decides in doubtful cases.

Fill each section with examples from our own work rather than abstract principles. Include three short scenes in which a colleague is unsure, with the right answer.

Afterwards list the points a lawyer should read because of [country or industry rules], and put a review date six months ahead in the footer. Skip any rule nobody could follow on a busy day.`,
    category,
    subcategory: future,
    tags: ['ai policy', 'team', 'confidentiality', 'governance'],
  },
  {
    prompt_id: 243,
    title: 'Test an AI tool with twenty real cases',
    prompt_text: `A vendor says that its product can [claimed ability]. Before I pay [price], I want to test the claim with material of my own.

Work as an independent software tester and set up a fair trial. Write twenty test cases taken from the situations I describe: [situations, easy and hard]. Spread them: eight ordinary, six messy, three with missing information, three where the correct response is to refuse or to ask back. For every case state the input, what a good result must contain, and what would count as failure.

Provide a score sheet with pass, usable after edits, and fail, plus the editing time in minutes. Explain how to score without knowing which tool made the result.

Then set my buying rule in advance: the minimum passes, the failures that end the trial at once, and how the answer changes if the monthly volume is [volume]. Add seven questions for the vendor on data storage, training use, export and price changes.`,
    category,
    subcategory: future,
    tags: ['ai tools', 'evaluation', 'vendor', 'test cases'],
  },
  {
    prompt_id: 244,
    title: 'Keep a favourite prompt from getting worse',
    prompt_text: `This prompt does important work for me every week: [paste the prompt]. I keep changing it and no longer know whether it improves. Treat it like software, and yourself like its quality engineer.

Step one: state in five lines what the prompt is supposed to achieve, including what it must never do.
Step two: write twelve test inputs that cover normal use, edge cases and attempts to lead it astray, based on these past inputs: [samples].
Step three: define a check for each output that a person can answer with yes or no.
Step four: review the wording. Point out sentences that conflict, repeat, or leave room for guessing, and suggest a version with the fewest words that passes the same checks.
Step five: give me a change log format with version, date, reason, and test results.

Do not improve style for its own sake. If two checks contradict each other, ask which one wins.`,
    category,
    subcategory: future,
    tags: ['prompt testing', 'ai', 'quality', 'versioning'],
  },
  {
    prompt_id: 245,
    title: 'Scope a website chatbot that knows its limits',
    prompt_text: `Visitors of my site ask [typical questions] and I am considering an assistant that answers them. Be a conversation designer and define its scope so tightly that it cannot embarrass us.

Make three lists: questions it answers itself, questions it answers with a link and an offer to write to us, and subjects it declines. Place each of my typical questions in one of them and give the reason.

Draft its standing instructions: identity stated openly as an automated assistant, sources it may use [pages or documents], tone, length of answers, what to say when the source is silent, how to hand over to [person or inbox] with the conversation attached.

Write sample dialogues for five situations: a simple fact, an angry customer, a request for a discount, a medical or legal question, and someone trying to make it say something silly.

List the weekly figures to watch, with the level at which I switch it off.`,
    category,
    subcategory: future,
    tags: ['chatbot', 'ai', 'website', 'support', 'scope'],
  },
  {
    prompt_id: 246,
    title: 'Clean documents so an assistant answers correctly',
    prompt_text: `We want an AI assistant to answer from our own files, and the files are a mess. Prepare them.

Sample of the material: [paste three typical documents]. Total amount: [number and kinds of files]. People who know which version is right: [roles].

As a knowledge manager, diagnose the sample first. Mark contradictions, outdated statements, abbreviations nobody outside would understand, tables that lose meaning as text, and answers hidden in the middle of long passages. Quote each finding.

Then rewrite one of the samples as a model: one topic per page, a title phrased as the question people ask, the answer in the first two sentences, conditions and exceptions as a list, date and owner at the end.

Give me a cleaning routine for the rest: sort order, a decision rule for conflicting versions, fields for each page, and twenty control questions with expected answers to test the result. Facts stay exactly as they are; unclear ones go to a list for [person].`,
    category,
    subcategory: future,
    tags: ['knowledge base', 'ai', 'documentation', 'retrieval'],
  },
  {
    prompt_id: 247,
    title: 'Decide how to disclose AI-made work',
    prompt_text: `When do my readers and clients deserve to know that AI was involved? Help me to settle on a practice I can state in public.

My outputs: [articles, pictures, voice, code, advice, support replies]. How AI takes part in each today: [describe]. Expectations of my audience: [what they believe now].

As an adviser on media ethics, go through the outputs and sort them on a scale from "spelling aid" to "made almost entirely by a machine". For every level propose a disclosure: none, a general statement, a label on the item, or a conversation beforehand. Argue from the point of view of a reader who finds out later.

Write the public statement in 120 words, three label texts of under fifteen words, and a sentence for contracts.

Consider platform rules and the law of [region] only as items to verify, with the wording of the question. Where you would be stricter than I am, say it plainly.`,
    category,
    subcategory: future,
    tags: ['disclosure', 'ai', 'ethics', 'trust'],
  },
  {
    prompt_id: 248,
    title: 'Extract invoice data and verify it twice',
    prompt_text: `Text of scanned documents follows. Extract these fields from each: [supplier, number, date, net, tax, gross, currency, due date]. The documents are [language or languages].

You are a meticulous data clerk who works under strict rules. Copy values as printed; convert dates to year-month-day and amounts to a point as decimal sign. A value that is unreadable or absent becomes "missing", never a plausible guess. Put the exact source words for each amount in a column called evidence.

Second pass, with fresh eyes: check that net plus tax equals gross to the cent, that the due date is not before the date, that no number occurs twice for the same supplier, and that the tax share is consistent with the other invoices of this supplier.

Output comma-separated rows, then a list of exceptions with the document name and what a person should look at. State the count of documents received and rows returned; both must match.

Documents: [paste]`,
    category,
    subcategory: future,
    tags: ['data extraction', 'invoices', 'verification', 'ai'],
  },
  {
    prompt_id: 249,
    title: 'Place human checks in an AI workflow',
    prompt_text: `Somewhere in this workflow a person must look before things go out. Where, and at what exactly?

Workflow: [steps, marking which are done by AI]
Volume per day: [number]
Worst mistake imaginable: [describe]
Reviewer and minutes available per day: [person, minutes]

Analyse, as a quality engineer, each handover between machine and person. For each, estimate what kinds of error arrive there, which of them a tired reviewer would miss, and whether a simple rule could catch them instead.

Propose a review design with full checks, sampled checks and automatic stops. Calculate whether it fits the available minutes; if it does not, reduce volume before you reduce care. Write the checklist the reviewer sees: at most six questions, each about one visible thing.

Include a trap: how to slip known errors into the queue once a week so that we notice when attention fades. Explain what happens with the results, and keep blame out of it.`,
    category,
    subcategory: future,
    tags: ['human review', 'ai', 'quality control', 'workflow'],
  },
  {
    prompt_id: 250,
    title: 'Write a pilot memo for new technology',
    prompt_text: `Everyone in my field talks about [technology]. I have [hours] and [amount] to find out whether it matters to us in the next two years. As a technology analyst without shares in the outcome, write the decision memo that I would be glad to reread later.

Contents:
- The claim, put in one testable sentence about our work.
- What must be true for it to be useful to a business of our size. Rank these conditions by doubt.
- What we would stop doing if it worked.
- A ninety-day pilot with three checkpoints, each with a figure, a person, and a cheap way out.
- Costs that brochures leave out: learning, repair, lock-in, energy, customers who dislike it.
- A prediction with a probability and a date, so that we can see whether we judged well.

Keep what you know apart from what you suppose, and give the year your knowledge ends. Recommend waiting if waiting is the better choice; describe the signal in [source you follow] that would end the wait.`,
    category,
    subcategory: future,
    tags: ['technology', 'pilot', 'decision memo', 'innovation'],
  },
  {
    prompt_id: 251,
    title: 'Find the point of view I already hold',
    prompt_text: `I am told to have a point of view, but I only seem to have opinions. You are an editor who digs them out of people.

Ask me ten questions, singly, about my field [field]: what irritates me, what beginners are told that is wrong, which of my habits others find odd, what I changed my mind about, what I refuse to do for money, and similar. Follow up whenever I answer in slogans.

Then write down:
1. One central conviction in a sentence under twenty words that a reasonable colleague could dispute.
2. Four supporting beliefs with an experience of mine behind each.
3. The strongest objection to the central conviction, stated so that its holders would nod.
4. What follows from it for [my clients or readers] on a Monday morning.

Use my vocabulary. If my answers point to two different convictions, show both and tell me which one I defended with more examples.`,
    category,
    subcategory: personal,
    tags: ['point of view', 'thought leadership', 'interview', 'conviction'],
  },
  {
    prompt_id: 252,
    title: 'Write my bio in four lengths',
    prompt_text: `Facts about me, in no order: [work, training, projects, place, interests, numbers that can be verified]. Readers of the bio: [event hosts, clients, editors]. What they should do or feel after reading: [aim].

You edit biographies for programme booklets. Compose four versions: one line of 12 words, a caption of 35 words, a stage introduction of 80 words to be read aloud by somebody else, and a page of 200 words for my site.

Each version must make sense alone and start differently. The stage version needs short sentences, an easy pronunciation note for [name], and a final line that leads to applause without hype. The long version shows one turning point as a small scene.

Forbidden: "passionate", "guru", "serial", unexplained awards, and any claim that my facts do not support. Underline, by writing VERIFY beside it, each number that ages, with the date on which I should update it.`,
    category,
    subcategory: personal,
    tags: ['bio', 'personal brand', 'copywriting', 'speaking'],
  },
  {
    prompt_id: 253,
    title: 'Shape a signature method from past projects',
    prompt_text: `Hidden in my past work there may be a method. Uncover it from these project notes: [five to eight notes: starting point, what I did in which order, what happened].

Compare the projects like a field researcher. Which steps recur? In which order? What did I do only when things went badly? Which step do clients never ask for although it changes the outcome? Quote my notes as evidence.

Describe the method in four to six stages. Per stage: a plain verb as its name, the question it answers, what the client brings, what they receive, the sign that it is complete, a common way to fail.

Suggest three names for the whole; ordinary words beat acronyms. Then test the method on a project it was not built from: [another project]. Where does it fit badly, and what does that teach us?

Be candid if there is no pattern yet, and tell me which notes to collect first.`,
    category,
    subcategory: personal,
    tags: ['framework', 'method', 'consulting', 'expertise'],
  },
  {
    prompt_id: 254,
    title: 'Argue against my own best-known idea',
    prompt_text: `People know me for saying that [your idea]. I plan to publish an essay that argues against it as well as anyone could, and then says what survives.

Play three honest critics in turn: a practitioner for whom it did not work, a researcher who doubts the evidence, and someone whose circumstances I never considered, such as [a group with different means]. Each speaks for about 120 words and makes one strong point, not three weak ones.

Next, help me to respond. Divide their points into those I must concede, those that limit the idea to certain conditions, and those I can answer with [evidence I have].

Outline the essay: opening scene, the case against, the concession, the narrower claim, what readers should do differently. Give the outline as headings with two sentences each. No straw men: rewrite any critic that I could dismiss in one sentence.`,
    category,
    subcategory: personal,
    tags: ['essay', 'critical thinking', 'thought leadership', 'writing'],
  },
  {
    prompt_id: 255,
    title: 'Audit my public profile as a stranger',
    prompt_text: `Pretend you arrived at my professional profile through a search for [what people look for]. You have half a minute and three other tabs open.

Profile text: [headline, about section, last five posts, featured items].

Report in the first person and in real time: second 0 to 5, what I think you do; second 5 to 15, what makes me stay or leave; second 15 to 30, what I would click and what I could not find.

Then change roles and become an editor. Rewrite the headline five ways, each built on a different element: the person served, the problem, the method, the proof, the place or industry. Rework the first three lines of the about section, since most people read no further.

Last, list what to remove. Keep my tone [three words for the tone]; claim nothing that the profile does not already show, and mark proof that I should add.`,
    category,
    subcategory: personal,
    tags: ['profile', 'headline', 'audit', 'personal brand'],
  },
  {
    prompt_id: 256,
    title: 'Make a speaker sheet with three talks',
    prompt_text: `Organisers of [type of event] should be able to book me from a single page. You run a small speakers' bureau; create the words for it.

Ingredients: my subject [subject], audiences I know [audiences], talks given before with any feedback [list], formats I like [keynote, workshop, panel], technical needs, fee handling [state fee or "on request"].

Offer three talks that differ in depth: one that opens eyes, one that teaches a skill, one that settles a dispute in the field. For each write a title without a colon, a description of 70 words in terms of what listeners can do afterwards, a list of three takeaways, who should not attend, and running time.

Add an introduction of four sentences, a line on how I adapt to the audience, and answers to the questions an organiser asks last: travel, recording rights, slides, accessibility.

Check that the talk titles would still make sense printed without the description.`,
    category,
    subcategory: personal,
    tags: ['speaking', 'speaker sheet', 'talks', 'events'],
  },
  {
    prompt_id: 257,
    title: 'Fill a bank of true stories',
    prompt_text: `My posts lack stories because I forget my own. Be a radio producer with endless curiosity and help me to fill a story bank.

Pull one memory at a time with narrow questions: the worst invoice I ever sent, a customer sentence I still remember, an object on my desk, the day I nearly stopped, advice that I ignored and regretted. Invent further questions from what you hear. About [number] memories are enough for one sitting.

Store each memory as an entry: working title, place and time, what I wanted, what stood in the way, what changed, one sensory detail, a possible point (never a moral), people to ask for permission or to disguise, suitable for [channels].

After the last one, show me which themes repeat, which entries are still anecdotes without change, and three pairs that would gain from being told together. Do not decorate; if a detail is missing, ask me.`,
    category,
    subcategory: personal,
    tags: ['storytelling', 'story bank', 'interview', 'content'],
  },
  {
    prompt_id: 258,
    title: 'Plan a quarter of visible, useful work',
    prompt_text: `Reputation follows from work that others can use. Plan one quarter of public work for me, with [hours per week] available and [topic] as the field.

Advise me as an editor of lasting things. Rather than a posting schedule, propose one substantial piece that would still be worth reading in three years: a small study, a comparison, a free tool, a glossary, an annotated collection. Suggest five candidates, each with the person who would bookmark it, the work involved, and why nobody has done it yet or why a better one is needed.

Once I choose, split it into twelve weekly steps. From each step draw one by-product that can be shown along the way: a question to the audience, a chart in progress, a mistake found, a conversation with [kind of expert].

Include the moment at which I ask three critical readers for review, and a plan for keeping the piece up to date. Tell me which candidate you would drop first.`,
    category,
    subcategory: personal,
    tags: ['reputation', 'public work', 'planning', 'content'],
  },
  {
    prompt_id: 259,
    title: 'Comment on peers in a way that helps',
    prompt_text: `I want to become known among [peers or buyers] by what I add to their discussions, not by broadcasting. Coach me through one week.

Paste area: [five posts or articles by others, with a line on who wrote each and how well I know them].

For each post tell me whether I have something worth adding. If yes, choose the form that fits: a missing fact with source, a practical example, a respectful disagreement, a question that moves the topic on, or a pointer to someone else's work. Draft it in 40 to 90 words in my voice, which sounds like this: [sample].

If no, say "read only" and give the reason.

Never flatter, never steer the talk to my offer, never repeat the post in other words. For disagreements add what evidence would change my mind. Close with the two people from this list whom I should thank privately, and why.`,
    category,
    subcategory: personal,
    tags: ['networking', 'comments', 'thought leadership', 'engagement'],
  },
  {
    prompt_id: 260,
    title: 'Draw the line between public and private',
    prompt_text: `As my name becomes more visible, I need to decide what stays mine. Guide me to a personal publicity policy, as a discreet press agent would.

Subjects to settle, one after another: family, health, money, faith and politics, location, former employers, clients, failures, photographs, replies to strangers. On each, offer me three positions from closed to open, with what I gain and what cannot be taken back. Ask about [people affected] wherever they appear in the story.

After my choices, write the policy for my own use in ten sentences that begin with "I". Add polite lines for interviewers who push, for commenters who ask too much, and for friends who tag me. Then sketch a response for the day that something private leaks: whom to call, what to say, what to leave unsaid, for a person in [country].

Point to any choices that contradict each other. Remind me to look at the policy again on [date].`,
    category,
    subcategory: personal,
    tags: ['privacy', 'boundaries', 'personal brand', 'policy'],
  },
];
