import type { Prompt } from './prompt.js';

const category = 'ADVANCED CONTENT & MARKETING';
const seo = 'Advanced SEO & Content Strategy';
const books = 'Book Writing & Publishing (Advanced) Continued';

/** Prompts 341-360: Advanced SEO & Content Strategy, Book Writing & Publishing (Advanced) Continued (M-178). */
export const SECTION_11C_PROMPTS: Prompt[] = [
  {
    prompt_id: 341,
    title: 'Group keywords into clusters by intent',
    prompt_text: `Cluster these search terms for my site about [topic]: [paste 50 to 300 terms with monthly volume and difficulty if known].

You are an SEO strategist who groups by what searchers want to get done, not by shared words. Two terms belong together only if one page could satisfy both completely.

Give a table: cluster name, intent (learn, compare, buy, find, solve a fault), main term, supporting terms, sum of volume, best page type, existing page if any from [list of your pages].

Then choose the six clusters to serve first. The choice weighs fit with what we sell [offer], our experience in it, and realistic competition; explain in one line each. For the top cluster draw the hub and its supporting pages with the links between them.

Do not estimate volumes that I did not provide. Put terms whose intent is mixed into a separate list, with the search I should look at by hand to decide.`,
    category,
    subcategory: seo,
    tags: ['seo', 'keywords', 'topic clusters', 'search intent'],
  },
  {
    prompt_id: 342,
    title: 'Prune old articles with clear rules',
    prompt_text: `Content inventory: [address, title, date, visits last 12 months, search clicks, links from other sites, conversions, last update]. The site holds [number] articles and half bring nobody.

Take the position of a librarian who weeds so that the good books are seen. Propose rules first, in words and with numbers fitted to our data, for five fates: keep, improve, merge, move out of search, remove. The rules must protect pages with links from elsewhere, with legal value, or with a small but faithful audience.

Apply them. Output the table with fate, rule applied, target address for merges, and effort in hours. Put all borderline cases in a separate block with a question.

Set the order of work in four batches, a waiting time of [weeks] between them, and what we measure to know whether pruning helps or harms. Describe how to undo a batch.

Never remove because of age alone.`,
    category,
    subcategory: seo,
    tags: ['content pruning', 'seo', 'content audit', 'inventory'],
  },
  {
    prompt_id: 343,
    title: 'Settle pages that compete with each other',
    prompt_text: `Several of my pages turn up for the same searches and take turns in the results. Export: [query, page, clicks, impressions, average position, by week]. Pages in question: [addresses with short description].

Diagnose each group of pages like a search analyst. Is it real competition, or do the pages serve different intents and only look alike? Evidence: alternating weeks, position of the pair compared with each alone, wording of titles, internal links.

Per group decide between: merge into one, sharpen the difference, change internal links, leave alone. Write the new title and first paragraph for the page that stays, and the new angle for the page that changes.

Where you advise a merge, list the paragraphs worth rescuing from the losing page and the redirect.

State your confidence per group as high, medium or low, with what would raise it. If [number of weeks] of data are too few to see alternation, say so and stop there.`,
    category,
    subcategory: seo,
    tags: ['cannibalization', 'seo', 'diagnosis', 'content strategy'],
  },
  {
    prompt_id: 344,
    title: 'Plan internal links readers would follow',
    prompt_text: `Which of my pages deserve more links from my other pages, and where exactly would a link help a reader?

Material: list of pages with topic, importance for the business (1 to 3) and number of internal links in and out: [table]. Full text of the ten most visited pages: [paste].

As an information architect, find three problems first: important pages with few links, pages with no link at all, and pages that link everywhere.

Next, go through the ten texts and suggest links. Format: source page, sentence as it stands, words to be linked, target, what the reader gains at that moment. At most four new links per 500 words; the linked words must tell where one lands; never change the meaning of a sentence to fit a link.

Sum up how the counts change for the important pages. Mark the five links to set first, in case I have only [minutes].`,
    category,
    subcategory: seo,
    tags: ['internal links', 'seo', 'site structure', 'editing'],
  },
  {
    prompt_id: 345,
    title: 'Analyse search results before commissioning an article',
    prompt_text: `Content brief needed for the search "[search term]". I pasted the headings and summaries of the first eight results: [paste]. Our reader: [reader]. What we know that these pages do not: [experience, data, access].

Analyse before briefing. What do all results cover, so that leaving it out would disappoint? What does none of them answer well? Which of them fail a reader in a hurry, and how?

The brief for [writer's level] contains: the reader's situation in three sentences; the one thing the page must settle; the answer in 40 words for the top; an outline with the purpose of every section; what to take from our own knowledge, with whom to interview; examples and picture ideas; facts to verify with source type; title options; internal links; what to leave out; length as a consequence of the outline and not as a target.

Be an editor who refuses imitation: if we have nothing to add, recommend not writing the page.`,
    category,
    subcategory: seo,
    tags: ['content brief', 'seo', 'search results', 'editorial'],
  },
  {
    prompt_id: 346,
    title: 'Add first-hand evidence to thin articles',
    prompt_text: `This article says nothing that could not have been written by someone who never did it: [paste]. I did do it: [your experience with the topic, dates, places, tools, mistakes].

Interview me as an investigative feature editor. Mark the sentences that are true but empty, and for each ask a question that only a person with experience can answer: how long it took, what it cost, what broke, what you would skip, what surprised you, what you measured and how.

After my answers, rework the article. Every section should contain at least one of: a measured value with its conditions, a photograph I could take, a decision with its reason, a failure, or a contradiction of common advice with evidence.

Shorten wherever the evidence does the work. Leave a comment where a claim still rests on hearsay, with the source I would need, and where [a limitation of my experience] should be told to the reader.`,
    category,
    subcategory: seo,
    tags: ['first-hand experience', 'seo', 'editing', 'credibility'],
  },
  {
    prompt_id: 347,
    title: 'Turn a technical audit into developer tickets',
    prompt_text: `A crawler gave me a report with hundreds of "errors": [paste summary or export]. One developer has [hours] this month. The site runs on [system] and earns money through [page types].

You are a technical SEO lead who protects the developer's time. Translate the report into at most ten tickets.

Filter first: what affects whether important pages can be found, read and trusted? Put cosmetic notices and false alarms into an appendix, each with a line on why it can wait.

Ticket form: title as an outcome, evidence (three example addresses), expected behaviour, how to test acceptance, risk of the change, rough size S, M or L, dependency. Write for a developer who knows nothing of search engines but much of the web.

Put them in order and fill the month up to the available hours. Say which tickets need a check on a test system, and how we notice harm within [days] of release.`,
    category,
    subcategory: seo,
    tags: ['technical seo', 'audit', 'developer tickets', 'prioritisation'],
  },
  {
    prompt_id: 348,
    title: 'Prepare redirects for a site move',
    prompt_text: `We are replacing our website on [date]. Old addresses: [list with visits and incoming links]. New addresses: [list]. Many pages change their place; some vanish.

Prepare the move as a migration specialist.

Step 1: map every old address to the closest new one by content. Give confidence 1 to 3 and the reason for anything below 3. No mass redirect to the home page; a page without a successor gets "gone" and a sentence why.
Step 2: find chains, loops, duplicates, and differences of slash, case and parameter.
Step 3: write the rules as patterns where at least five addresses share one, and as single lines otherwise, in the syntax of [server].
Step 4: a test list of thirty addresses with the expected answer code, covering each pattern and the pages with most links.
Step 5: a schedule from a week before to eight weeks after, with figures to compare and a rollback rule.

Count: addresses received, mapped, gone. The sum must match.`,
    category,
    subcategory: seo,
    tags: ['site migration', 'redirects', 'seo', 'launch checklist'],
  },
  {
    prompt_id: 349,
    title: 'Choose structured data that matches the page',
    prompt_text: `Pages on my site by type, each with a sample: [article, product, event, recipe, person, question page; paste one sample text per type].

Tell me which structured data is justified and which is decoration. Consider yourself a standards-minded web developer: markup describes what visitors can see on the page, nothing more.

For each page type: recommended type from the public vocabulary, the required and the useful properties, where on my page the value is found, and values I lack. Then write a JSON-LD example filled from the sample. Use placeholders in angle brackets for missing values and never invent ratings, prices, dates or authors.

Point out cases where markup might be considered misleading, for example reviews of oneself.

Give a checklist for the developer at [skill level]: where to insert, how to validate, what to watch after publishing. Requirements of search engines change; add "confirm in current documentation" to every statement about how results will look.`,
    category,
    subcategory: seo,
    tags: ['structured data', 'json-ld', 'seo', 'markup'],
  },
  {
    prompt_id: 350,
    title: 'Diagnose a sudden fall in search traffic',
    prompt_text: `Search visits fell by [percent] since about [date]. I am tempted to change everything. Stop me, and find out first.

Evidence available: [weekly clicks by page group, by country, by device, brand and non-brand; list of changes to the site; tracking changes; season last year; manual notices].

Work as a physician does: history, symptoms, differential diagnosis. Name at least six possible causes from a measurement error to a technical block, demand that fell, competitors, a ranking change, lost links. For each: the pattern it would produce, whether our evidence shows that pattern, and the quickest test.

Rank them by likelihood and by danger. Provide a plan for day one (only reversible checks), for week one, and for the first month. List actions to avoid until a cause is confirmed.

Write a short status note for [boss or client] that reports facts, unknowns and the next date without guessing.`,
    category,
    subcategory: seo,
    tags: ['traffic drop', 'seo', 'diagnosis', 'analytics'],
  },
  {
    prompt_id: 351,
    title: 'Start a series bible before book two',
    prompt_text: `Book one is finished; books two to [number] exist as wishes. Before I continue I need a series bible. Help as a story editor for long-running series.

Source: [synopsis of book one, cast, places, timeline, open threads]; for nonfiction series [concepts, definitions, cases used].

Collect what is fixed because readers have read it: facts, ages, dates, promises to the reader, rules of the world or definitions of terms. Put each with chapter reference in a table; contradictions go on top.

Then open the future: the question that spans the series, what each volume answers, what it newly asks, how main figures (or the reader's ability) change from volume to volume, what must stay familiar.

Test whether each volume can be read alone; tell what a newcomer needs in the first thirty pages, in under 100 words.

Close with a page of "doors": details in book one that may be used later, and details that block an idea of mine: [idea].`,
    category,
    subcategory: books,
    tags: ['series bible', 'continuity', 'book series', 'planning'],
  },
  {
    prompt_id: 352,
    title: 'Tighten dialogue until each voice is distinct',
    prompt_text: `Dialogue scene: [paste 600 to 1,200 words]. Speakers: [names, age, origin, what each wants in this scene, what each hides].

Read it aloud in your mind like an actor at the first rehearsal. For each line ask what the speaker does to the other with it: dodge, tempt, test, punish, soothe. Note lines that do nothing, lines in which figures tell each other what both know, and lines that any of them could have said.

Cover the names. Who can still be recognised? Describe per person the habits of speech that the scene already contains, in vocabulary, length, questions, silence.

Produce a tightened version with no more than [percent] of the length. Keep plot facts and my style; change as few words as the purpose permits. Stage business only where it carries meaning.

List beside it the ten main changes with a reason each, and two places where you would rather have the author decide.`,
    category,
    subcategory: books,
    tags: ['dialogue', 'fiction', 'line editing', 'voice'],
  },
  {
    prompt_id: 353,
    title: 'Fact-check a chapter line by line',
    prompt_text: `Mark every checkable statement in this chapter: [paste]. You serve as the first reader of a fact-checking desk; you find and classify, I verify.

Split statements into names and spellings, dates, numbers, quotations, cause and effect, general claims ("most people"), descriptions of places or processes, and anything about living persons.

List: running number, statement word for word, class, how wrong it could be if wrong (harmless, embarrassing, harmful), best kind of source, source I named in the text if any, a note of doubt.

Check what can be checked inside the chapter: do sums add up, do dates fit ages, is a quotation used twice in different wording, does a chart agree with the sentence beside it?

Sort by harm. Suggest a softer wording for claims that [available time] will not allow me to verify.

Do not confirm statements from memory. If you believe something is wrong, say "doubtful because …" and name the place to look it up.`,
    category,
    subcategory: books,
    tags: ['fact-checking', 'nonfiction', 'verification', 'editing'],
  },
  {
    prompt_id: 354,
    title: 'Offer bulk copies to organisations',
    prompt_text: `My book [title] is used by some [companies, schools, associations] who bought ten or more copies. I would like to make that a proper offer.

Put on the hat of a special-sales manager at a publisher. Describe five kinds of organisation with a reason to hand out this very book, the occasion in their year, the person who would decide, and the budget it would come from.

Work out a price list for 10, 25, 50, 100 and 250 copies from these figures: print cost [amount], postage [amount], shop discount [percent]. Show my income per copy at each step and compare with a normal sale.

Design two additions that are worth something to a group: a discussion guide of four pages (give the outline) and a one-hour talk.

Write a letter of 170 words to [kind of organisation] with a concrete use of chapter [n], a sample offer, and an easy next step. List contract or exclusivity points I must look up first.`,
    category,
    subcategory: books,
    tags: ['bulk sales', 'b2b', 'book marketing', 'pricing'],
  },
  {
    prompt_id: 355,
    title: 'Assemble a sample pack for foreign rights',
    prompt_text: `A translation of [title] would please me, and I know nothing about selling rights. Be a rights agent who explains while working.

What exists: [sales figures with dates, reviews, prizes, comparable titles abroad if known, rights situation]. Languages of interest: [languages].

Explain in ten lines how such a deal typically runs and which questions decide it. Then prepare the pack: one-page rights sheet; synopsis of 400 words that gives away the ending or the whole argument; author note; selection of twenty sample pages with reasons; list of passages hard to translate (puns, local law, units, examples) with a proposal each; table of rights still free.

Assess per language whether the theme travels: what is familiar, what is foreign, what a publisher there would ask. Separate knowledge from conjecture.

Draft an email of 120 words to an editor. Do not invent names of houses or people; give me criteria for finding them and for checking that [offer received] is serious.`,
    category,
    subcategory: books,
    tags: ['foreign rights', 'translation', 'publishing', 'pitch'],
  },
  {
    prompt_id: 356,
    title: 'Set prices across ebook, paperback and hardcover',
    prompt_text: `Formats planned: [ebook, paperback, hardcover, audio, signed edition]. Page count, trim size, print quotes and shop terms: [data]. Prices of twelve comparable books: [list].

Calculate for each format, at three possible prices, what remains per copy after print, shop share, delivery and tax at [rate]. Lay the figures out in a grid and double-check one cell per format by showing all steps.

Then think like a bookseller about the ladder: how far apart should formats be so that each has a reason to exist? Which format do my readers [reader habits] really use? What does the price signal next to the comparable books?

Propose a starting ladder, a calendar for temporary reductions with their purpose, and rules I will not break, such as never undercutting people who ordered in advance.

Give a break-even number of copies for each format. Flag fees that I quoted from memory and should verify, and fixed-price laws to look into for [countries].`,
    category,
    subcategory: books,
    tags: ['book pricing', 'formats', 'royalties', 'self-publishing'],
  },
  {
    prompt_id: 357,
    title: 'Offer a bonus chapter readers request',
    prompt_text: `Readers who finish [book] should have a good reason to stay in contact. I do not want to hold back something that belongs in the book.

Brainstorm as an editor and as a reader in turn: eight bonus pieces that become desirable only after reading, e.g. a scene from another view, a decision tree for a hard case, letters, maps, a rejected ending with commentary, worksheets filled in by a real practitioner. For each: who wants it, hours to make, how it would be delivered.

Pick the two best for [genre or subject]. Outline them, and write the invitation that stands in the book (50 words, with a short address that can be typed), the page that offers it (120 words, says what else the subscriber will receive and how often), and the first email.

Make leaving as easy as joining. Check with [privacy rules] what consent the form needs, as questions to clarify. Would a reader feel cheated without the bonus? If yes, move it into the book.`,
    category,
    subcategory: books,
    tags: ['reader magnet', 'email list', 'bonus chapter', 'authors'],
  },
  {
    prompt_id: 358,
    title: 'Line-edit a passage one tenth shorter',
    prompt_text: `Passage: [paste 1,000 to 2,000 words]. Audience: [audience]. Cut exactly about ten percent, no more, and let nobody notice.

Operate like a line editor with a sharp pencil and a light hand. In this order: doubled statements, throat-clearing at paragraph beginnings, adverbs propping up weak verbs, explained jokes, qualifications that qualify nothing, chains of nouns, quotation introductions, sentences which announce what the next sentence says.

Keep rhythm, humour, terms, evidence, and these favourite lines: [lines]. Do not replace my words with yours unless a cut requires a join.

Show the passage with deletions in double angle marks like <<this>> and insertions in capitals, then the clean version, then word counts before and after.

Name my three most frequent habits with an example each, so that I cut them myself next time. If some part is already as lean as it can be, leave it, and say so.`,
    category,
    subcategory: books,
    tags: ['line editing', 'concision', 'revision', 'prose'],
  },
  {
    prompt_id: 359,
    title: 'Plan a second edition worth its name',
    prompt_text: `First edition: [title, year, copies sold]. Since then: [what changed in the field, reader letters, errors found, what I think differently about]. The publisher or I must decide whether a second edition is justified.

Reason as an acquiring editor. Define what counts as reprint with corrections, revised edition, and new book. Assign each of my changes to one of these and give the verdict.

If it is a second edition, produce: an inventory by chapter (keep, update, rewrite, drop, add) with estimated pages and days; things that owners of the first edition deserve to know or get free; a list of facts that need fresh sources; effects on index, links, page references and audio; a schedule with review by two specialists of [field].

Write the preface of 250 words: what is new, what I got wrong, whom I thank.

Say which change the market would notice and which only I care about; both may stay, but I want to see the difference.`,
    category,
    subcategory: books,
    tags: ['second edition', 'revision plan', 'publishing', 'nonfiction'],
  },
  {
    prompt_id: 360,
    title: 'Pitch a library or bookshop evening',
    prompt_text: `Twenty-five people on folding chairs on a Tuesday: how do I earn that invitation and make it a good evening? Book: [title and subject]. Places: [two libraries, one bookshop, distances]. My ties to the area: [ties].

Help me with the eyes of a librarian who gets ten such letters a week.

First the format: propose three evenings that are not a reading followed by silence, each linked to a local question or group. Give the run of an hour, the role of the audience, and what remains for the house afterwards.

Then the letter: 140 words, concrete date options outside [busy periods], what I bring, what I need, how I will help to fill the chairs, and no attachment.

Then a short list: publicity text of 60 words, poster line, order and payment of books (what to agree), accessibility, thank-you note.

Say what would make the librarian decline, and treat it in the letter if honesty permits.`,
    category,
    subcategory: books,
    tags: ['author events', 'library', 'bookshop', 'pitch'],
  },
];
