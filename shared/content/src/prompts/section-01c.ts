import type { Prompt } from './prompt.js';

const category = 'FOUNDATION & STRATEGY';
const branding = 'Branding & Positioning';

/** Prompts 41 to 50 (M-168). */
export const SECTION_01C_PROMPTS: Prompt[] = [
  {
    prompt_id: 41,
    title: 'Position against what buyers would do instead',
    prompt_text: `If we did not exist, our customers would [what they would do: a spreadsheet, an agency, nothing at all]. Start your positioning work from there.

What we sell: [offer]. What we have that those alternatives lack: [features, experience, process]. Customers who get most out of it: [description].

Move through five stages and show your reasoning at each: list the alternatives; list our differences, factual only; translate each difference into value for the customer; find who cares most about that value; name the frame of reference that makes the value obvious.

Give three candidate positions, each in two sentences and clearly unlike the others. For each one write who would be put off by it and what we would have to stop saying.

Recommend one. Then attack your recommendation as our toughest competitor's head of sales would, and tell me whether it still stands. A difference which any competitor could claim tomorrow does not count.`,
    category,
    subcategory: branding,
    tags: ['positioning', 'differentiation', 'strategy', 'branding'],
  },
  {
    prompt_id: 42,
    title: 'Name shortlist with availability homework',
    prompt_text: `I need a name for [business, product or show]. It should suggest [associations], work when spoken over a bad phone line, and survive growth into [later plans]. Languages it will meet: [languages]. Names I admire for their manner, not to copy: [examples]. Words I cannot stand: [words].

Produce 40 raw candidates from five different methods: everyday words in a new place, compounds, places and landscape, verbs, and invented but pronounceable words. Label the method.

Cut the list to eight by your own criteria and show them in a table: name, method, how it sounds, possible misreading, unwanted meaning in the listed languages as far as you know, likely spelling mistakes.

For those eight write the homework I do myself: domain, trade mark register in [country], company register, app and social handles. You cannot confirm availability, so never claim that a name is free. Finish with the two you would test on strangers and the question to ask them.`,
    category,
    subcategory: branding,
    tags: ['naming', 'branding', 'brainstorm', 'trade mark'],
  },
  {
    prompt_id: 43,
    title: 'Tone of voice guide from three samples',
    prompt_text: `Three texts follow that sound the way we want to sound: [text 1], [text 2], [text 3]. And one that does not: [text 4].

Describe the difference like an editor handing over to a new colleague. Look at sentence length, person, how claims are backed, humour, technical words, greetings and endings, punctuation habits, and what is left unsaid.

Deliver a guide of two pages:
- four principles, each with a "rather" and a "not" example written for our subject, [subject]
- a word list: we use, we avoid, we explain
- how the voice shifts in four moods: news, teaching, apology, asking for money
- a checklist of eight yes-or-no questions for reviewing a draft

To prove that the guide works, rewrite text 4 by applying it, and note which principle caused each change. If the three samples contradict each other anywhere, bring that to me as a question and do not average it away.`,
    category,
    subcategory: branding,
    tags: ['tone of voice', 'style guide', 'branding', 'editing'],
  },
  {
    prompt_id: 44,
    title: 'Origin story without hero music',
    prompt_text: `Interview me for the story of how [business] began, then write it in 350 words for the About page and 60 words for a stage introduction.

The ingredients so far: the year [year], the moment I noticed the problem [moment], my first clumsy attempt [attempt], the first person who paid [customer type], what I believe now that I did not believe then [belief].

Ask for what is missing, in particular for sensory detail, numbers and the part that embarrassed me. Four questions, please, then write.

Guidelines for the text: first person, past tense, ordinary words. The customer's problem takes more room than my feelings. No rock bottom, no destiny, no overnight change. One sentence admits what I still cannot do.

Underneath, list every fact in the story on its own line so that I can confirm it. Anything which you smoothed, guessed or reordered must be visible there; I will not publish a detail that did not happen.`,
    category,
    subcategory: branding,
    tags: ['brand story', 'about page', 'writing', 'interview'],
  },
  {
    prompt_id: 45,
    title: 'Taglines put through six hard tests',
    prompt_text: `Write taglines for [brand], which helps [audience] to [result] by [method]. Tone: [three adjectives]. Places it must fit: [website header, invoice, van, podcast intro].

Generate 24, in four families of six: what it does, whom it is for, what it stands against, and how it feels afterwards. Two to seven words each.

Then run each through six tests and show only those that pass at least five: a stranger can guess the trade; a competitor could not use it unchanged; a child can repeat it; it makes no promise about results we cannot guarantee; it survives being read without the logo; and it can be said aloud without embarrassment.

Hand back the survivors in a table with the failed test named, and for the best two a short list of lines that would follow them on the home page.

If nothing survives honestly, admit it and tell me which piece of positioning is missing.`,
    category,
    subcategory: branding,
    tags: ['tagline', 'copywriting', 'branding', 'testing'],
  },
  {
    prompt_id: 46,
    title: 'Fair comparison page against two alternatives',
    prompt_text: `People compare us before they buy, so let us do it openly and fairly. Outline and write a comparison page for [our offer] against [alternative type 1] and [alternative type 2]; describe types of solution, not named rivals.

What I know for sure about each: [facts with source]. What customers say after switching in either direction: [quotes].

The page needs an opening of 80 words on who should choose which, a table with eight criteria a buyer really uses, a section "Choose them if" for each alternative with at least three true reasons, and a section "Choose us if" of the same length. Put prices in with the date I checked them: [date].

Write in a level voice. Remove any row in which we win by definition. Mark with [verify] every cell which does not follow from the facts I supplied, and propose how often the page should be reviewed and by whom.`,
    category,
    subcategory: branding,
    tags: ['comparison page', 'positioning', 'copywriting', 'transparency'],
  },
  {
    prompt_id: 47,
    title: 'Creative brief for a visual identity',
    prompt_text: `A designer will start on [date] with a budget of [amount] and has never heard of us. Write the brief that spares both of us two rounds of disappointment.

About us: [business], for [audience], known for [quality]. Occasions where the identity appears, in order of frequency: [list]. What exists and must stay: [assets]. Accessibility needs: [contrast, small sizes, print]. Who decides and who only comments: [people as roles].

Contents of the brief, two pages at most: background in five lines; the one thing a viewer should sense; three pairs of opposites with our place between them, for instance calm to lively; competitors' visual habits to stay clear of; deliverables with formats; rounds and dates; how we judge.

Avoid prescribing colours or fonts unless I stated one as fixed. Close with questions the designer ought to ask us, and answer those you can from the above. List what is missing for a fair quotation.`,
    category,
    subcategory: branding,
    tags: ['design brief', 'visual identity', 'branding', 'freelancer'],
  },
  {
    prompt_id: 48,
    title: 'Five-second test of a home page',
    prompt_text: `Look at the text of my home page as a visitor who arrived by accident, has five seconds, and is holding a child in the other arm: [paste headline, subline, navigation, button texts, first screen].

Report in the first person what you understood: who this is for, what I could get, what it would cost me in money or effort, what happens if I press the button. Guess where the text leaves you to guess, and be open that it is a guess.

Afterwards change roles and become the copy chief. Name the three weakest words on the screen, the one missing fact, and anything written for insiders. Rewrite the first screen in two versions, one led by the audience, [audience], and one led by the result, [result]. Keep each under 45 words plus the button.

Set up a small test I can run with five strangers: instructions, four questions, and what counts as a pass.`,
    category,
    subcategory: branding,
    tags: ['home page', 'clarity', 'copywriting', 'user test'],
  },
  {
    prompt_id: 49,
    title: 'Message house for everyone who speaks for us',
    prompt_text: `Three people talk about our company in public and tell three different stories. Build the message house which brings them together.

Inputs: our main claim so far [claim], audiences [audience A], [audience B], [audience C], proof we may show [data, cases, certificates], topics we stay silent on [topics].

The roof is one sentence that holds for all audiences. Below it stand three pillars, each a supporting message of at most 15 words. Under each pillar place two pieces of proof and one short anecdote. The foundation states what we never say.

Then show the house in use: a 20-second introduction at a dinner, an answer to "so what makes you different", an answer to "why so expensive", and a first line for a press enquiry.

Inspect every piece of proof: does it truly support its pillar, is it current, may we publish it? Put those which fail in a list with the reason.`,
    category,
    subcategory: branding,
    tags: ['messaging', 'branding', 'team', 'communication'],
  },
  {
    prompt_id: 50,
    title: 'Decide what to keep in a rebrand',
    prompt_text: `Rebranding is on the table because [reason]. Help me find out whether it is needed at all, and if so how much.

Information: brand assets in use [name, logo, colours, voice, domain], years in use [years], how customers find and recognise us [channels], what they say they associate with us [quotes], planned change of business [change].

Step one: argue, in 120 words each, for changing nothing, for a refresh and for a full change. Step two: go asset by asset and decide keep, adjust or replace, with the recognition at risk and the cost to swap it out in [number of places it appears]. Step three: sketch the order of work over [weeks], including redirects, printed stock, legal notices and the message to present customers.

The answer should be a memo to myself of one page plus the asset table. If the true reason seems to be boredom or a falling-out, say it without sugar.`,
    category,
    subcategory: branding,
    tags: ['rebrand', 'branding', 'decision', 'assets'],
  },
];
