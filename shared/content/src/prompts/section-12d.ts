import type { Prompt } from './prompt.js';

const category = 'FUTURE-PROOFING & CREATIVE STRATEGIES';
const subcategory = 'Creative & Unconventional Prompts';

/** Prompts 476-500: Creative & Unconventional Prompts, second half (M-179). */
export const SECTION_12D_PROMPTS: Prompt[] = [
  {
    prompt_id: 476,
    title: 'Send a breakup letter to a tool',
    prompt_text: `Dear [tool, habit or channel], we have to talk. Help me to write the letter that ends a working relationship, and find out on the way whether it should end.

Speak as a couples therapist who also understands software. Ask me five questions: how we met, what it gave me in good times, when I first felt alone, what I already get elsewhere without saying so, what I would miss. One question, one answer.

Write two letters of 150 words each, equally sincere: the breakup, and the one in which I stay and say what must change.

I read both aloud and tell you at which sentence my voice gave way: [sentence]. From that, conclude which letter is the true one, and give reasons in three sentences.

If we separate: steps with dates, what I take along (exports, contacts), what I return, and how I avoid going back in a weak hour. If I stay: the three conditions, in settings and agreements, to check after [weeks].`,
    category,
    subcategory,
    tags: ['tools', 'letter', 'reflection', 'creative'],
  },
  {
    prompt_id: 477,
    title: 'Spell out your niche from A to Z',
    prompt_text: `An alphabet of [niche]: twenty-six entries, as in an old primer, but for grown-ups who work in it or buy from it.

For each letter choose the one word that an insider would smile at, and not the first that comes to mind. Entry: the word, a definition in 15 words that is true and slightly crooked, and a line that shows it in use.

Distribute: at least eight objects, five kinds of behaviour, four fears, three old-fashioned terms, the rest as you like. X, Q and Z must not be cheated with brand names.

My material, so that it will not become generic: [stories, jargon, customer remarks, things on the workbench].

Think like a lexicographer with a sense of humour. Then mark five entries which could become articles, each with a question that the article answers, and three that my competitors would never dare to print. Where a definition might insult [group], replace it.`,
    category,
    subcategory,
    tags: ['alphabet', 'content ideas', 'humour', 'creative'],
  },
  {
    prompt_id: 478,
    title: 'Collide random words with a stubborn problem',
    prompt_text: `Stubborn problem: [problem]. Solutions tried: [list]. I need a jolt from outside, with method.

Draw eight random nouns. To keep you from choosing convenient ones, I supply page and line from books beside me, or you take the words from this list: [eight words].

For each noun write ten attributes or connections that everyone would associate with it; only then look across to the problem. Force a connection from at least two of the attributes. Three ideas a noun, one of which may be absurd but must be concrete enough to draw.

Collect the twenty-four ideas. Group them by mechanism and not by noun. As an inventor's assistant, take the three most improbable ones and ask: what is useful in it, and what would a decent version look like?

End with two ideas to try within [days] for less than [amount], and say which of my earlier attempts they contradict.`,
    category,
    subcategory,
    tags: ['random input', 'brainstorming', 'problem solving', 'creative'],
  },
  {
    prompt_id: 479,
    title: 'Storyboard your pitch as a silent film',
    prompt_text: `No words, two minutes, black and white: show what [offer] does for [customer], so that an audience without our language understands it.

You are the director. Give a storyboard of sixteen shots: number, seconds, frame (near, medium, wide), what is to be seen, movement, expression, and what the viewer understands at that moment. Three title cards are permitted with at most five words each. A recurring object tells the passing of time. One shot must be funny without making fun of anybody.

The problem must be recognisable by shot four; the product appears after half of the film at the earliest; the last shot shows the customer and not us.

Then test: I give you the understanding of three people to whom I described the shots [their retelling]. Compare with your intention and repair the two weakest shots.

As producer, tell me how the same sequence can be drawn in six pictures for the website, with [means available].`,
    category,
    subcategory,
    tags: ['storyboard', 'visual storytelling', 'pitch', 'creative'],
  },
  {
    prompt_id: 480,
    title: 'Study your customers like an anthropologist',
    prompt_text: `Field notes from a visit among the people who use [kind of product]: [raw observations from shops, forums, homes, events, calls]. You are an anthropologist, here for the first time; nothing is self-evident to you.

Describe in the tone of an ethnographic report of 500 words: rituals of purchase, signs of belonging, taboos, gifts, heroes and fools, how knowledge is passed on, what is kept hidden from outsiders, how one becomes a respected member.

Quote the notes; mark interpretation as such by "it appears". Do not make the people exotic: every custom has good reasons within that world.

Then the return to the desk. Which custom do we disturb with our present way of [selling or serving]? Which one could we support without buying our way in? What do insiders regard as an insult that we utter every day?

Three questions for the next field visit, and one informant whom you would like to meet: [type of person].`,
    category,
    subcategory,
    tags: ['ethnography', 'customer culture', 'research', 'creative'],
  },
  {
    prompt_id: 481,
    title: 'Design for the three most extreme users',
    prompt_text: `Average users hide things. Take [product or service] and three people at the edges: someone who uses it forty times a day, someone who uses it once in five years under stress, and someone who can use only [one hand, no sight, weak network, little reading].

Make each one a person by means of facts and not of pity: situation, aim, surroundings, limits, pride. Ask me whatever you need to know about the present process: [process].

Send them through it, one after another, and write a protocol in the present tense: step, what they try, what happens, time, curse or sigh.

List what each would demand if they were the only customer. Look for demands shared by two of the three, as these usually help everybody. Sketch the change in words.

As an inclusive designer estimate effort and gain for ordinary users as well. Which demand do we decline, and what do we offer that person in its place?`,
    category,
    subcategory,
    tags: ['extreme users', 'inclusive design', 'product', 'creative'],
  },
  {
    prompt_id: 482,
    title: 'Swap your customer for the opposite one',
    prompt_text: `My customer is [description]. As of today I may only serve the opposite. Help me to work out who that is, and what I learn from it.

Step 1: break the description down into seven features, such as budget, patience, knowledge, place, group size, motive, time of day. Turn each feature into its opposite; more than one opposite is possible, so offer two.

Step 2: combine to three complete persons who could exist. Discard caricatures.

Step 3: for each, redesign my offer [offer]: what remains, what becomes absurd, what would be the price, where do we meet, what do we call it?

Step 4: return. Which element of the three redesigned offers would please my real customer too, although nobody ever asked for it? Which feature of my present offer exists merely because I imagined a certain person?

Answer as a playful strategist, but with a decision: one thing to try with [number] real customers before [date].`,
    category,
    subcategory,
    tags: ['inversion', 'customers', 'offer design', 'creative'],
  },
  {
    prompt_id: 483,
    title: 'Record an audio guide to your workshop',
    prompt_text: `Visitors may listen to an audio guide while walking through my place of work: [rooms or desk, objects, noises, light]. Please write it, in ten stops of 80 words.

You have the voice of a museum guide who prefers small things to masterpieces. Each stop begins with where to look, tells what has happened there or is done there every day, contains a detail that can be heard or smelt, and leads to the next stop.

True stories only, from these notes: [notes]. One stop concerns a scar or a stain. One is dedicated to someone who is not present. At one stop there is nothing to be seen, and that is the point.

Stop seven explains in passing how the price of [product] comes about, without the word "value".

At the end propose uses: as a walk on video, as a page, as ten newsletters. What must not be shown because of customers' privacy or safety? Ask me before writing stop one if the notes are thin.`,
    category,
    subcategory,
    tags: ['audio guide', 'behind the scenes', 'storytelling', 'creative'],
  },
  {
    prompt_id: 484,
    title: 'Make a deck of weekly odd jobs',
    prompt_text: `Invent a deck of forty cards; each Monday I draw one and carry it out in less than thirty minutes. The cards are to bring motion into [my business and habits] at places where routine has grown over things.

Suits, ten cards each: Customers, Craft, Money, Me. On each card: title of two or three words, task in 25 words, what to note down afterwards. Examples of the kind: "Telephone a customer of long ago without a reason of your own." "Send back one unfinished thing, finished or buried."

Levels: twenty mild, fourteen brave, six odd. Nothing that costs above [amount], bothers strangers, or needs permission that I cannot get by noon.

Adapt them to facts: [facts about week, customers, workplace]. A game designer would avoid two cards with the same effect; so do you.

Number the cards so that I can draw by dice or clock. Supply a log for a quarter and three questions for its end.`,
    category,
    subcategory,
    tags: ['card deck', 'habits', 'experiments', 'creative'],
  },
  {
    prompt_id: 485,
    title: 'Start with the ten worst ideas',
    prompt_text: `We are stuck because everyone wants to say something clever. Theme: [theme or task]. Therefore please begin with the ten worst ideas that are conceivable for it: expensive, tasteless, slow, pointless, but harmless. Spare nobody's taste, least of all mine.

I choose three favourites: [wait].

Now operate on them as a surgeon of ideas. In each, something is exaggerated that contains energy. Name it in one word. Turn the exaggeration down on a dial, from ten through seven and four to two, and describe what the idea looks like at every setting, in 25 words.

Somewhere between seven and two it usually becomes strange and good. Mark the spot and tell why.

From the three marked ideas make one proposal that could be tried by [date] with [resources]. Write also what we would have lost had we started with the sensible ideas; list five of those for comparison, and be fair to them.`,
    category,
    subcategory,
    tags: ['bad ideas', 'brainstorming', 'creativity', 'creative'],
  },
  {
    prompt_id: 486,
    title: 'Subtract until the offer almost breaks',
    prompt_text: `Take [offer] and list its components, visible and invisible, until there are at least fifteen: [components, please complete].

Now subtract. Remove each component in turn, not the least important first but in random order, and describe for each removal: what is left, for whom this remainder would be better than the whole, what it would be called, and what would have to take over the task of the missing part. Forty words each. Replacing the part by a copy of itself is not allowed.

Stay matter-of-fact, like an engineer who tests a bridge by taking away beams on paper.

Choose three remainders with a right to exist of their own. Give each a price, a customer, and a sentence of objection by my most loyal buyer.

Lastly: which component could go tomorrow without anyone in [group of customers] noticing? How would we try it on [number] of them and keep a way back?`,
    category,
    subcategory,
    tags: ['subtraction', 'offer design', 'simplicity', 'creative'],
  },
  {
    prompt_id: 487,
    title: 'Plan a campaign that costs twenty dollars',
    prompt_text: `Twenty dollars, one week, [number of people] helping, and the aim [aim]. Money may be spent only on things one can touch.

Give seven campaigns that differ in their basic idea: a gift, a question in public, a useful sign, a swap, a small ceremony, a lost-and-found, a wager with oneself. Adapt them to [place, audience, season].

For each: shopping list with prices adding up to at most twenty, what happens hour by hour on the main day, whom it delights, how strangers become curious, how one gets from there to us without being ambushed, what to ask permission for, what remains when it is cleared away.

Imagine yourself a street artist who pays rent by bookkeeping: beauty and receipts count equally.

Put the seven in order of courage. Recommend one that matches my courage today: [1 to 10]. Name the way in which it could embarrass us, and why that would be survivable.`,
    category,
    subcategory,
    tags: ['low budget', 'campaign', 'guerrilla ideas', 'creative'],
  },
  {
    prompt_id: 488,
    title: 'Broadcast a fictional serial from your field',
    prompt_text: `A serial in six parts, each of 200 words, for my newsletter: fiction set in the world of [field]. People who know the field should nod; people who do not should want the next part.

Develop it as head writer of a radio drama. First the set-up: a place, four characters with wishes that get in each other's way, a question that is answered in part six only. Nobody is a customer of mine, nobody buys anything, no product rescues anyone.

Each part contains one piece of true professional knowledge from [list of six pieces], indispensable for the plot. Each ends at a moment where one would like to go on reading, without cheap tricks.

Show me the plan of all parts first; I will correct professional errors. Then write part one.

Names must not point to real persons. Tell me how readers could take part between the parts, e.g. by voting on [fork in the story], and how we end well if few do.`,
    category,
    subcategory,
    tags: ['serial', 'newsletter', 'fiction', 'creative'],
  },
  {
    prompt_id: 489,
    title: 'Chart a map of your ignorance',
    prompt_text: `About [venture or subject] I know a lot, so I am told. Be the cartographer of what I do not know.

Question me in rounds. In every round I state three things that I believe firmly about it; you ask for each: how do you know, when did you last check, who would contradict, what follows if it is wrong? After four rounds draw the map.

Regions: surveyed land (checked lately), old maps (once true), hearsay coast, borders to neighbouring fields I never crossed, white areas that I did not mention at all although people in [comparable field] would. Describe each region with its landmarks, i.e. my statements.

Do not fill the white areas with knowledge of your own; name only their outlines, as questions.

Then plan three expeditions of at most [hours] each: where to, with which guide, what to bring back. Start with the region on which most of my plans are built.`,
    category,
    subcategory,
    tags: ['unknowns', 'learning', 'assumptions', 'creative'],
  },
  {
    prompt_id: 490,
    title: 'Rehearse a negotiation with a difficult character',
    prompt_text: `Theatre rehearsal. I have to talk with [person by role] about [matter], and I am afraid of it. You play this person; a director sits beside you and interrupts.

Character sheet, filled in together first: what they want officially, what they need in truth, what they fear, habits of speech, how they exert pressure, what softens them, what they know about me. My goal: [goal]. My limit: [limit].

Scene one: play it as it would probably go. Stay in character, react to my actual words, do not give in from kindness. After every five exchanges the director stops and says in two sentences what my last move caused.

Scene two: the same with another beginning, suggested by the director. Scene three: they are friendlier than expected, and I must not give away everything.

Afterwards: my three best sentences, my usual trap, an opening and an ending to learn by heart. No tricks that would not bear daylight.`,
    category,
    subcategory,
    tags: ['negotiation', 'rehearsal', 'role play', 'creative'],
  },
  {
    prompt_id: 491,
    title: 'Compile a dictionary of your own words',
    prompt_text: `In [business, family or community] we use words in our own way. Compile a dictionary of them, earnest in form and cheerful in content.

Search this material for private expressions, running jokes, twisted meanings and words for things that have no name elsewhere: [chats, minutes, product names, sayings].

Entry: headword, part of speech, pronunciation if it matters, meaning one and two, origin with date as far as documented, example sentence from the material, see also. Fifteen to thirty entries. If an origin is not documented, write "unknown, several claim it".

Then a second section: ten words we lack. For each a situation that keeps occurring, three suggestions, and your favourite.

As a lexicographer, finally judge what our language reveals: for which things do we have many words, for which none? What would a newcomer misunderstand, perhaps painfully? Remove entries at the expense of [persons].`,
    category,
    subcategory,
    tags: ['glossary', 'team culture', 'language', 'creative'],
  },
  {
    prompt_id: 492,
    title: 'Fill a time capsule for next year',
    prompt_text: `We fill a time capsule today, to be opened on [date in a year]. Contents are texts only. Guide me as a notary with imagination: formal, precise, curious.

Item 1: a sworn statement on the present state, twelve facts with figures [figures]. Item 2: five predictions about [business and surroundings], each with a probability and a way of judging. Item 3: a wager with myself and the stake. Item 4: a sealed opinion on three people or decisions that I would not say aloud today. Item 5: a shopping receipt of the week with comments. Item 6: a question that I hope will have become ridiculous. Item 7: a sentence of encouragement for a bad year, another against arrogance in a good one.

Ask for the items singly; take me up on evasions. Then produce the document with seal, date and instructions for opening: reading order, evaluation form, who should be present.

Advise where to keep it so that [risk of losing it] does not apply.`,
    category,
    subcategory,
    tags: ['time capsule', 'predictions', 'reflection', 'creative'],
  },
  {
    prompt_id: 493,
    title: 'Fill twenty-four doors with small useful things',
    prompt_text: `A calendar with twenty-four doors, not necessarily before Christmas: it may run before [occasion: season, exam, opening, move]. Behind each door my readers [readers] find something useful that takes under three minutes.

Types, each four times: a trick of the trade, a question to ask somebody, a page to print, a tiny exercise, a confession of ours, a recommendation of other people's work with credit.

Draw up the table: day, weekday mood (people are different on Mondays), title behind the door, content in 45 words, format, source or person responsible, minutes for production. Total production time must not exceed [hours].

There is a thread that only those notice who open all doors; devise it. No door sells. If we wish to offer something, it stands beside the calendar, visible from the first day.

Proofread as an impatient subscriber: exchange the five doors you would have skipped. Say how latecomers can join and how everyone can stop.`,
    category,
    subcategory,
    tags: ['content calendar', 'daily series', 'usefulness', 'creative'],
  },
  {
    prompt_id: 494,
    title: 'Think three moves ahead on paper',
    prompt_text: `Chess without a board: I intend to make this move: [announcement, price change, new offer, public statement]. Others on the board: [customers, competitors, partners, staff, authorities], each with their interests.

Please calculate variations as a trainer would. My move; the three most natural replies of the others; for each reply my best continuation; and once more their answer. Present the tree with short sentences and indent it. Evaluate each final position in words: better, equal, worse, unclear, for reasons that I can check.

Candidate moves: before that, propose two alternatives to my move and calculate them one level deep, so that I do not fall in love with the first.

Point out forcing moves, which leave others hardly any choice, and ask whether I would accept being treated so. Point out quiet moves that improve my position without disturbing anyone.

State where the calculation ends because people are not chess pieces. Which single reply have I underestimated, judging by [what I wrote]?`,
    category,
    subcategory,
    tags: ['strategy', 'anticipation', 'decision tree', 'creative'],
  },
  {
    prompt_id: 495,
    title: 'Ask nature how it solves the problem',
    prompt_text: `Problem in [team, process, product]: [problem]. Living things have had a long time to practise similar ones. Be a biologist with patience for laypeople.

Translate the problem into functions that organisms also need to perform: store, divide, find, signal, protect, let go, repair, cooperate with strangers, survive winter. Choose two or three functions.

For each name four organisms or systems from different regions and sizes, describe the mechanism in 50 words, and state how well established it is. Plain facts; no legends about animals. If you are unsure, leave it out.

Extract from each mechanism a design principle without biological words. Check with me whether the conditions are comparable: abundance or scarcity, enemy, time, number.

Then develop from two principles a change in our case, with first trial within [weeks]. Say where the comparison breaks down. Nature accepts losses of individuals; people must not be treated so, so change anything that would amount to that.`,
    category,
    subcategory,
    tags: ['biomimicry', 'analogy', 'problem solving', 'creative'],
  },
  {
    prompt_id: 496,
    title: 'Read postcards from customers who moved on',
    prompt_text: `Five customers of [offer] no longer need us, because it worked. They send postcards from where they are now, each from a different place in life. Write the five cards.

Basis: what people wanted to reach with us [aims in their words], how long it takes, what usually becomes of it [facts, also modest ones].

On each card: picture side in one line, 60 words of text, date with distance from the last purchase, greeting. They tell of everyday life and mention us in at most one subordinate clause. One has failed at something else. One has long forgotten our name and describes us. One recommends to us something that we could learn.

Afterwards, as a strategist: what do these lives need next, and who is already there? Is there a dignified way of staying in touch for people who are finished with us? Or is letting go the better service?

Formulate a farewell letter of 80 words for [moment of completion]. Invent no successes beyond the basis.`,
    category,
    subcategory,
    tags: ['customer success', 'postcards', 'farewell', 'creative'],
  },
  {
    prompt_id: 497,
    title: 'Rewrite your About page in other genres',
    prompt_text: `My About page reads like all the others: [paste]. Rewrite the same facts in six genres: detective report, instruction manual, nature documentary, letter of complaint about me, radio traffic news, fairy tale without magic. 110 words apiece.

Conditions: not a single new fact; every version mentions [three facts that matter], a weakness, and a way to reach me. No genre may be announced; one has to recognise it.

You are a ghostwriter with a large wardrobe. After the sixth, hang the costumes up and look: which genre brought a fact to the surface that the original had buried? Which tone fits how I really speak, going by this sample: [voice message or email]?

Then write the page anew, without costume, in 180 words. It may keep two things from the exercise, and you point out which. Suggest a version for people in a hurry in three lines. Should anything in the result promise more than the original, mark it.`,
    category,
    subcategory,
    tags: ['about page', 'genres', 'copywriting', 'creative'],
  },
  {
    prompt_id: 498,
    title: 'Hold office hours for your younger self',
    prompt_text: `Office hours: my younger self from [year] comes in, with the plan to [plan of that time]. You play this younger self, on the basis of facts: [what I knew, owned, feared, whom I listened to, how I talked].

Play it well: impatient, with good points, not easily impressed by my present. The younger self asks me seven questions, the last of which should be hard to answer. I may not give away the future, only ask back and tell what I have noticed. If I lecture, you yawn.

After the conversation change to a kind biographer. What did the younger one know that I have lost? What do I excuse with experience that is in truth tiredness? Which advice of mine did I myself not follow this week?

Write a notice of 60 words for my wall, signed by the younger self. In addition one request, to be met before [date]. Should something painful come up, offer to stop.`,
    category,
    subcategory,
    tags: ['self-reflection', 'role play', 'career', 'creative'],
  },
  {
    prompt_id: 499,
    title: 'Send a mystery shopper through your business',
    prompt_text: `Today you are a mystery shopper, hired by me against myself. Identity: [person with need, budget, time pressure, device]. Target: my business, to be visited through everything I paste: [search result, homepage, price page, order emails, telephone greeting, packaging text, invoice, follow-up].

Go through it in real time and keep a diary with clock times: what you look for, expect, get, feel, think about leaving. Buy only if you truly would. Ask questions that I answer as our staff would; note the tone of my answers.

Grades from 1 to 6 for honesty, effort, clarity, warmth, recovery from errors. No grade without quotation.

Report to the client (me) in 350 words, with the most expensive minute of the visit, the most beautiful moment, and the promise that was not kept.

Then repeat the visit in a quick pass as [a very different person]. Where do both diaries stumble at the same place? Repair plan: three lines.`,
    category,
    subcategory,
    tags: ['mystery shopping', 'customer experience', 'audit', 'creative'],
  },
  {
    prompt_id: 500,
    title: 'Write the prompt that is missing here',
    prompt_text: `I have read many ready-made prompts. None of them fits this: [describe the situation as untidily as it is in your head]. Develop with me the prompt that I need, and do not solve the task yet.

You are an editor of questions. Listen first. Say back in three sentences what you believe I want, what I want besides, and what I perhaps do not want to know. Correct yourself until I say "yes".

Then ask for the five missing pieces: result and its form, reader, material, limits, how I will recognise a good answer. Suggest a role only if it changes the result.

Write the prompt in under 200 words, with places to fill in for next time, such as [place to fill in]. Include a passage on what is to be checked or refused, and a question that has to be asked back if information is missing.

Make a second version that goes at the task from the opposite side. Try both on a tiny part of my case, compare honestly, and hand me the better one together with its weak point.`,
    category,
    subcategory,
    tags: ['prompt writing', 'meta', 'problem framing', 'creative'],
  },
];
