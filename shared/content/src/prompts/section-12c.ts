import type { Prompt } from './prompt.js';

const category = 'FUTURE-PROOFING & CREATIVE STRATEGIES';
const subcategory = 'Creative & Unconventional Prompts';

/** Prompts 451-475: Creative & Unconventional Prompts, first half (M-179). */
export const SECTION_12C_PROMPTS: Prompt[] = [
  {
    prompt_id: 451,
    title: 'Open a museum of failed ideas',
    prompt_text: `Welcome to the museum of my failed ideas; you are the curator. Exhibits: [five to ten ideas that failed or were dropped, with the year and what happened].

Arrange them in rooms with a theme each, not by date. For every exhibit write a label as museums do: title, year, material ("enthusiasm, borrowed camera, no customers"), 50 words of description, and one line on what visitors usually overlook.

Find the most valuable piece in the collection: an idea whose failure was caused by [timing, price, place, me] and not by the idea itself. Defend its restoration in 100 words, with a test that costs less than [amount].

Finally write the text for the exit wall, which tells what the collection as a whole says about its collector. Affectionate, precise, without consolation. Facts that I did not give must not appear on a label.`,
    category,
    subcategory,
    tags: ['creative', 'failure', 'reflection', 'ideas'],
  },
  {
    prompt_id: 452,
    title: 'Write an obituary for your product',
    prompt_text: `[Product] has died after a long and useful life. Please write its obituary for the local paper, 220 words, dignified with a dry smile.

Ingredients: born [date and circumstance], did [what it did], loved by [customers], weaknesses [weaknesses], rivals [kinds of rival]. Cause of death: propose three that are plausible and choose the most instructive.

Mention who mourns, who does not, what the neighbours say, and what it leaves to whom.

Below the obituary, change to plain prose as a product adviser. Which sentence would hurt the maker most because it is nearly true today? What could be done within [weeks] so that this sentence would have to be deleted? Who should be asked first, and with which words?

Leave out sentimental phrases that could stand in any obituary.`,
    category,
    subcategory,
    tags: ['creative writing', 'product', 'perspective', 'strategy'],
  },
  {
    prompt_id: 453,
    title: 'Serve your offers as a restaurant menu',
    prompt_text: `Suppose my business were a restaurant. Its kitchen: [skills and tools]. Its guests: [customers]. Its dishes today: [offers with price and effort].

As head chef with a conscience, write the menu: starters (small, quick, first taste), mains, sides, desserts, children's plates, dish of the day, and what the house recommends. Each dish has a name in everyday words, a description of 20 words, ingredients, portion for whom, price.

Then walk through the kitchen and report. Which dish blocks the oven for too long? What is ordered only because nothing else is there? What do guests ask for that is not on the card? Which ingredients go to waste although another dish could use them?

Translate back: three changes to my real offers, each with the reason in business terms and a first step this week. Keep to [number] dishes in the end; a short card is a promise of freshness.`,
    category,
    subcategory,
    tags: ['metaphor', 'offers', 'creative', 'pricing'],
  },
  {
    prompt_id: 454,
    title: 'Find ways to lose every customer',
    prompt_text: `Goal of this exercise: lose all customers of [business] within a year, without breaking any law. You chair the meeting, and you are inventive.

Produce thirty ways, ten each for before the purchase, during, and after. They should be small, believable and cheap, like "answer on the fourth day, with a question already answered". Nothing spectacular.

Next comes the uncomfortable part. I will tell you for each whether we do it never, sometimes or often: [your marks, or ask me in groups of five]. Collect everything with "sometimes" or "often" in a table with the customer's likely thought, the reason it happens in [team or solo situation], and the opposite behaviour, equally small and cheap.

Choose five opposites for the coming month. One may be embarrassing for me personally. Say how a customer could notice the difference without being told.`,
    category,
    subcategory,
    tags: ['reverse brainstorming', 'customer experience', 'creative', 'ideas'],
  },
  {
    prompt_id: 455,
    title: 'Interview your product as if it spoke',
    prompt_text: `I am a radio host and you are my product: [product, what it does, how it is used, what breaks]. Answer my questions in its voice, in the first person, in character, with opinions.

Character: derive it from the facts. A cheap tool that lasts speaks differently from a beautiful one that needs care. Tell me first, in three lines, who you have decided to be and why.

My questions come one by one. Begin after the first: "Who was the last person that used you, and how did they look?" Do not flatter your maker. Complain about something real from this list of customer remarks: [remarks]. If I ask for things you cannot know, say what you saw from where you stood.

When I write "music", step out of the role and list: three things I learnt about use, one feature the product is ashamed of, a sentence that belongs on the website.`,
    category,
    subcategory,
    tags: ['role play', 'product', 'creative', 'interview'],
  },
  {
    prompt_id: 456,
    title: 'Receive a letter from a disappointed customer',
    prompt_text: `Write me the letter I hope never to get. The sender bought [offer] at [price], trusted me, and was disappointed in a quiet way. No shouting; the pain of someone who had wished to recommend me.

Before writing, ask me what I promise on my page [paste], what happens in the first week, and what I do when people fall silent.

The letter: about 250 words, in the tone of a handwritten letter, with concrete days and small scenes, one unfair remark, two fair ones, and one sentence that shows the sender would have stayed for very little.

Afterwards, take my side of the table as a service designer. Trace each remark to the moment in my process where it began. Suggest the smallest intervention at that moment, in words or deeds.

Draft my answer to the letter too, without defence. Do not exaggerate the drama; a letter that could really arrive next week teaches more.`,
    category,
    subcategory,
    tags: ['empathy', 'customer letter', 'service design', 'creative'],
  },
  {
    prompt_id: 457,
    title: 'Sell for a month without the internet',
    prompt_text: `The internet is gone for thirty days, for everyone. The telephone works, post arrives, people walk past. I sell [offer] in [town or region] and need [number] customers.

Devise the month as a merchant of the old school would who knows every face in the street. Give a diary of thirty short entries: what I do, where, with whom, what I carry, what I say first, what I learn. Costs in total: no more than [amount].

Obstacles must be real: rain, shyness, a shop owner who declines, a printed sheet with an error.

After the thirtieth entry the network comes back. As an analyst, name the five activities that would be worth continuing, since nobody else does them; what about each of them cannot be copied online; and which digital habit of mine nobody would have missed.

Respect rules for doorsteps, public places and letterboxes; mention what to look up.`,
    category,
    subcategory,
    tags: ['constraints', 'offline marketing', 'creative', 'local'],
  },
  {
    prompt_id: 458,
    title: 'Describe your customers as a bird guide',
    prompt_text: `A pocket guide for watching customers, please, in the manner of a guide to birds. Region: [market]. Observations: [notes on how customers come, ask, compare, buy, return].

Form four to six species by behaviour only. Age, sex, origin and income are not markings. Each page: common name, invented Latin name, field marks (what they do in the first minute), call (a sentence they often say), habitat, season, food (what convinces them), how they flee, easily confused with, protection advice for observers.

Then practise with me: describe seven sightings and let me determine the species; correct my mistakes with reference to the page.

Turn it into use: for the two most frequent species one change each in greeting, offer or page. Say which species we frighten away at present, by [habit].

Stay warm-hearted. A customer who found this guide should laugh and feel understood; delete whatever would fail that test.`,
    category,
    subcategory,
    tags: ['personas', 'customer behaviour', 'creative', 'observation'],
  },
  {
    prompt_id: 459,
    title: 'Express prices in hours of a life',
    prompt_text: `For one afternoon, money does not exist; people pay with hours of their lives. Rewrite my price list accordingly.

Offers and prices: [list]. My customers earn about [range] per hour after tax. Time they spend to use each offer: [hours]. Time it saves or gives them: [hours, or how they describe it].

For each offer calculate the life price: hours worked to pay plus hours of use, against hours won, in the first year and over three years. Show the arithmetic and a range, for the low and the high earner.

Comment like a gentle economist. Where is the exchange generous, where about fair, where would a friend advise against? For the last group propose a change to the offer instead of to the wording.

Write one honest sentence per offer that helps people compare in hours. Statements on saved time need evidence such as [evidence]; without it, use "some customers tell us".`,
    category,
    subcategory,
    tags: ['pricing', 'perspective', 'value', 'creative'],
  },
  {
    prompt_id: 460,
    title: 'Climb the ladder of explanations',
    prompt_text: `Explain [your subject or product] on seven rungs of a ladder. Rung one: to a five-year-old with a toy in hand. Two: to a bored fourteen-year-old. Three: to a grandmother who ran a shop. Four: to a taxi driver in three minutes. Five: to a customer with money and doubts. Six: to a colleague. Seven: to the best specialist in the field.

At most 70 words a rung. No rung may use a word that the listener there would not use. A new picture for each; do not carry one metaphor up the whole ladder.

Afterwards examine the ladder with the eye of a teacher. On which rung did something become clearer than on the one above? Where was simplification bought with a falsehood? Correct it and leave it simple.

Choose the two rungs from which my homepage [paste the first lines] could borrow. Rewrite these lines. Ask me about facts before rung five if you are unsure of [aspect].`,
    category,
    subcategory,
    tags: ['explanation', 'clarity', 'teaching', 'creative'],
  },
  {
    prompt_id: 461,
    title: 'Put an idea on trial by jury',
    prompt_text: `Court is in session. The accused: my idea [idea]. The charge: wasting [months and money] of its owner's life.

You play everyone except me. The prosecutor opens in 120 words. The defender replies. Then witnesses: a customer who needs it, a customer who shrugs, someone who tried the same in [year or place], my calendar, my bank account. Each is questioned by both sides in short exchanges; witnesses may only state what my evidence supports: [evidence]. For everything else the judge says "hearsay".

I may answer one question from the jury. The jury consists of six people with different experience; they deliberate audibly and disagree.

Verdict: acquitted, guilty, or proceedings suspended until a named piece of evidence is produced. Sentence or conditions in practical terms with dates.

Keep it under 900 words, fair to both sides, and with at least one moment in which the audience changes its mind.`,
    category,
    subcategory,
    tags: ['idea validation', 'debate', 'role play', 'creative'],
  },
  {
    prompt_id: 462,
    title: 'Broadcast a weather report for the business',
    prompt_text: `Good morning, and here is the weather for [business]. Write the broadcast in 180 words, to be read aloud on Monday in the team.

Observations from the stations: sales [figures], enquiries [figures], mood [remarks], cash [figure], delivery [delays], surroundings [competitors, season, news].

Use the language of meteorology accurately: pressure systems, fronts, visibility, local fog, warnings by district. Every picture must stand for a figure or fact above; note the translation beneath the broadcast, line by line.

Forecast for seven days with probability in percent, and an outlook for the quarter with much wider ranges. Recommended clothing: one piece of advice for each person [names or roles].

Severe-weather warnings only where the data justify them; sunshine likewise. At the end say what measuring station is missing. Offer to produce next week's report with a review of how good this forecast was.`,
    category,
    subcategory,
    tags: ['team update', 'metaphor', 'forecast', 'creative'],
  },
  {
    prompt_id: 463,
    title: 'Tell a customer story through twelve objects',
    prompt_text: `Objects know more than surveys. Portray [type of customer] by twelve objects that pass through their hands on the day they first think of looking for [your kind of offer].

You write like a novelist with a detective's attention. Base the objects on these traces from real customers: [photos described, remarks, habits, purchases]; where you supplement, add the note "(supposed)".

For each object: time of day, what it looks like and how worn it is, what the person does with it, what it says about worry, pride, money or time. Forty words each, present tense, no adjectives of feeling.

The twelfth object is the one on which they read about me.

Then pin the objects to a wall: which three belong on my website as pictures or words, because people will recognise themselves? Which supposed objects should I check by asking [number] customers, and with what question?`,
    category,
    subcategory,
    tags: ['customer portrait', 'storytelling', 'research', 'creative'],
  },
  {
    prompt_id: 464,
    title: 'Borrow a practice from a distant trade',
    prompt_text: `My problem: [problem in operations, sales or service]. Nobody in my trade has solved it well. Look elsewhere, as a travelling engineer.

First abstract it: describe the problem without any word of my trade, so that a midwife, an air traffic controller and a baker could each say "we have that as well". Check with me whether the abstraction is right.

Then visit six trades that have faced this for a long time, under higher pressure. Per visit: how it shows itself there, the practice they have found, the principle behind, why it works there, what would break if carried over unchanged. Stay with practices that are generally known, and say where you are not certain.

Choose two principles and translate each into a trial for us in [weeks]: who does what differently tomorrow morning, what tool or sign is needed, how we recognise success.

Give a nickname to each trial, so that [team] remembers where it came from.`,
    category,
    subcategory,
    tags: ['analogy', 'innovation', 'problem solving', 'creative'],
  },
  {
    prompt_id: 465,
    title: 'Compress the strategy down to a haiku',
    prompt_text: `Here is my strategy in its natural, swollen state: [paste]. Compress it in five steps: 100 words, 50, 20, 7, and finally a haiku with five, seven and five syllables.

At every step tell me what was sacrificed and who would protest: the customer, the accountant, the team or I. If nobody protests, it was padding; if everybody does, go back and choose a different sacrifice.

The version of seven words must be able to settle an argument. Test it on these two quarrels of ours: [quarrel one], [quarrel two].

Count the syllables in public. The haiku contains a thing that can be touched, and no abstract nouns.

You are a poet with a business degree you do not talk about. Present three haiku with different centres of gravity; I choose. Then expand my choice again to 100 words, without looking at the original, and compare: what turned out to be essential?`,
    category,
    subcategory,
    tags: ['strategy', 'compression', 'poetry', 'creative'],
  },
  {
    prompt_id: 466,
    title: 'Print a newspaper from ten years ahead',
    prompt_text: `Local newspaper, edition of [date ten years from now], front page. My business is mentioned three times, but it is not the lead.

Write the page: lead story about a change in [town, industry or society] that is plausible today; a report on page one, lower left, in which we play a supporting part; a small advertisement of ours; a reader's letter that complains about something we started; weather and a correction of yesterday's error.

Style of a sober editorial office, in total about 500 words. No wonders, no doom, prices adjusted with moderation.

Afterwards, sit down with me as a futures researcher. Which assumptions about customers, law, technology and neighbourhood are hidden in the page? Pick out three that I could influence and three that I must merely observe. Which sentence of the advertisement could already be printed next year, and what would have to be done for it by [date]?`,
    category,
    subcategory,
    tags: ['future', 'newspaper', 'scenario', 'creative'],
  },
  {
    prompt_id: 467,
    title: 'List what you proudly declined',
    prompt_text: `A portfolio shows what someone has done. Create the opposite: an anti-portfolio of things I declined, stopped or did badly, told in such a way that the right people trust me more.

Raw material: [projects refused, offers cut, clients referred elsewhere, methods given up, plain mistakes].

Select eight. Write each as an entry of 60 words: what it was, why it was tempting, what I did, what it cost, what I think today. One of them has to be a wrong refusal that I regret. Nobody may be recognisable; disguise with care and tell me how.

Order them so that a picture of my standards emerges without my praising them.

As an editor ask yourself with each entry: is it modest showing-off? If so, rewrite or discard. Add an introduction of 50 words and suggest where [website, talk, proposal] it could stand. Who might be put off by it, and is that welcome?`,
    category,
    subcategory,
    tags: ['anti-portfolio', 'honesty', 'personal brand', 'creative'],
  },
  {
    prompt_id: 468,
    title: 'Draw a treasure map of the buying path',
    prompt_text: `Draw, with words and simple characters, the map that a traveller follows from "never heard of [offer]" to "would not do without it". Style: old sea chart. You are ship's cartographer and have to answer for wrecks.

Soundings: [where people hear of us, what they do next, how long each leg takes, where they vanish, what those who arrive report].

The map has a coast, named straits, a harbour with fees, shallows, a false island that looks like the goal, a whirlpool of comparison, friendly natives (who helps them?), and the treasure, named by customers and not by us. Scale: days.

Place a depth in numbers wherever I supplied any; write "unsurveyed" elsewhere.

Then write sailing directions in eight sentences for a newcomer, and a memorandum to the harbour master, which is me: two buoys to lay, one fee to lower, one survey to order before [season].`,
    category,
    subcategory,
    tags: ['customer journey', 'map', 'metaphor', 'creative'],
  },
  {
    prompt_id: 469,
    title: 'Turn the business model into a board game',
    prompt_text: `Invent a board game from my business so that I understand it anew. Income: [sources]. Costs: [costs]. People: [roles]. Luck: [what comes without our doing]. Rules I cannot change: [rules].

As a game designer, tell me first what kind of game it is by nature: race, building, trading, bluffing, cooperation? Derive that from the model and not from taste.

Then the rules on one page: goal, set-up for two to four players, turn, resources, spaces, ten event cards, end, points. The figures are to be in proportion to mine.

Play a sample game of twelve turns with dice rolls you state openly. Keep accounts in a table.

Discuss as a player: which move is always the best, which resource is always short, which card decides too much, how could one win without the goal making sense? Whatever is true of the game may be true of the model. Name three rule changes I could try in reality by [date].`,
    category,
    subcategory,
    tags: ['business model', 'game design', 'systems', 'creative'],
  },
  {
    prompt_id: 470,
    title: 'Define your brand for all five senses',
    prompt_text: `If the brand [name, what we do, for whom] entered a room in the dark, how would one recognise it? Describe it by sound, smell, touch, taste, movement, and only at the end by sight.

Work as a sensory designer. For each sense give a material or event that exists in everyday life ("a drawer of good wood closing"), why it fits our way of working as shown by [three real episodes], and the opposite that would betray us.

Check coherence: would the five fit into one and the same place? If not, it is two brands; tell me which.

Translate every sense into something practical for a business of our kind: the sound of our telephone greeting, the paper or the loading time, the temperature of our emails, the pace of our videos, the first thing to be seen. Give [number] decisions with cost below [amount].

Leave out what cannot be afforded, and mention allergies and sensitive people where scent or sound is concerned.`,
    category,
    subcategory,
    tags: ['branding', 'senses', 'design', 'creative'],
  },
  {
    prompt_id: 471,
    title: 'Host a dinner for five arguing advisers',
    prompt_text: `Tonight at my table, to discuss [decision]: a frugal grandmother who ran a farm, a young engineer who automates everything, a retired judge, a street musician, and a nurse from the night shift. You speak for all five; I am the host.

Begin with the soup: each asks one question that nobody else would ask. I answer: [wait for my answers].

Main course: they argue. Nobody gives advice without a story from their own life; they interrupt each other, two change sides, one remains stubborn for a good reason. About 500 words.

Dessert: each writes a single sentence on a napkin for me.

When the guests have gone, clear the table as a sober minute-taker. Which arguments were about facts, which about values? What was a fact that none of us knew? On which point did the two most different guests agree? What should I do before [date], at minimum?`,
    category,
    subcategory,
    tags: ['decision', 'perspectives', 'role play', 'creative'],
  },
  {
    prompt_id: 472,
    title: 'Tell advertisements as two-sentence stories',
    prompt_text: `Twenty stories of two sentences each, to be used as advertisements for [offer]. The first sentence sets a scene from the life of [customer]; the second turns it. The product may appear in no more than seven of them.

Raw material, so that they are true to life: [remarks, episodes, objects, times of day].

Vary the turn: a quiet relief, an irony, a discovery, a thing left undone, a child's question, silence. At most 32 words per story. No happy family at sunset, no "until one day".

Arrange the twenty from everyday to strange. After each write the feeling you intend in one word, and the channel it suits (poster, radio, back of a receipt, first line of a newsletter).

Then be the reader on a bad day: cross out those that condescend, promise a result, or invent a hardship. Leave at least eight. For the best three say which fact from [material] carries them.`,
    category,
    subcategory,
    tags: ['advertising', 'micro stories', 'copywriting', 'creative'],
  },
  {
    prompt_id: 473,
    title: 'Name a thing through seven strange doors',
    prompt_text: `A name is wanted for [thing], which does [what] for [whom]. Names already considered and why they bored me: [names].

Go through seven doors and bring back six candidates from each: tools that no longer exist; weather and landscape; kitchen verbs; family words from childhood; map symbols; sounds of work; mistakes made in typing our description.

No invented Latin, no missing vowels, no "ly", no word with a second meaning that hurts someone. Short, sayable on the telephone, spellable after one hearing.

Then judge as a naming consultant. Set up a table of the best ten: the door it came from, what it makes one expect, what it hides, length, possible misunderstanding, a sentence in which a customer uses it naturally.

Choose three and stage a scene of 40 words for each, in which somebody recommends it to a friend in [place]. Remind me of the registers to search before I fall in love.`,
    category,
    subcategory,
    tags: ['naming', 'brainstorming', 'words', 'creative'],
  },
  {
    prompt_id: 474,
    title: 'Write your process as a recipe card',
    prompt_text: `Recipe card for [what you produce or deliver], as it might be handed on in a family of bakers.

How I do it, unsorted: [describe, including tricks, waiting times, and what you do by feel].

Card: name of the dish, serves how many, total time and working time, utensils, ingredients with quantities (time, attention, material, information from the customer), preparation in numbered steps with signs of being ready that can be seen, heard or felt, rest periods, variations, storage, common mishaps and their rescue.

Keep to the form strictly; where no quantity is known, write "to taste" and ask me about it afterwards.

Then have an apprentice cook from the card alone: where do they stop, confused? Improve these places. As a teacher of the craft, name the step in which the quality really arises, and a step that is only tradition. Make a children's version of the recipe for [type of customer] who wants to do it alone.`,
    category,
    subcategory,
    tags: ['process', 'documentation', 'metaphor', 'creative'],
  },
  {
    prompt_id: 475,
    title: 'Design onboarding as a friendly escape room',
    prompt_text: `New [customers or colleagues] have to learn these things in their first days: [list of facts, skills, places, people]. The present introduction is a document that nobody finishes. Create an escape room in its place, playable in [minutes], at a desk or in our rooms [describe].

You construct puzzles for a living and despise puzzles for their own sake: every lock opens only by means of a thing they will truly need later.

Give: a cover story without childishness; five to seven puzzles, each with learning goal, material, clue, solution, hint after three minutes; the order and the final moment; what the host does; an easier path for people who dislike games, with equal dignity.

Add a solution sheet and a debriefing with four questions that transfer what was learnt to work.

Check for exclusion by language, sight, hearing, mobility or inside jokes, and repair. Which items of my list are unsuitable for play and need a plain sentence?`,
    category,
    subcategory,
    tags: ['onboarding', 'escape room', 'learning', 'creative'],
  },
];
