import { PROMPTS, PROMPT_SECTIONS, type Prompt } from './index.js';

/** Words with at least one letter or digit, so that bullets and dashes do not count. */
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const normalizedWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const shingles = (text: string, size: number): Set<string> => {
  const words = normalizedWords(text);
  return new Set(
    Array.from({ length: Math.max(0, words.length - size + 1) }, (_, at) => words.slice(at, at + size).join(' ')),
  );
};

/**
 * Pairs of documents whose word shingles have a Jaccard similarity over `limit`, as "first ~ second". Only pairs sharing
 * a shingle are counted (through an inverted index), which keeps 125,000 possible pairs a matter of milliseconds.
 */
const pairsOver = (limit: number, documents: { name: string; text: string }[], shingleSize: number): string[] => {
  const sets = documents.map(({ text }) => shingles(text, shingleSize));
  const holders = new Map<string, number[]>();
  const shared = new Map<number, number>();
  sets.forEach((set, index) => {
    for (const shingle of set) {
      const earlier = holders.get(shingle) ?? [];
      for (const other of earlier) {
        const key = other * documents.length + index;
        shared.set(key, (shared.get(key) ?? 0) + 1);
      }
      holders.set(shingle, [...earlier, index]);
    }
  });

  return [...shared].flatMap(([key, common]) => {
    const [a, b] = [Math.floor(key / documents.length), key % documents.length];
    const similarity = common / ((sets[a]?.size ?? 0) + (sets[b]?.size ?? 0) - common);
    return similarity > limit ? [`${documents[a]?.name} ~ ${documents[b]?.name}`] : [];
  });
};

const label = ({ prompt_id, title }: Prompt): string => `${prompt_id} ${title}`;
const labelsOf = (wrong: (prompt: Prompt) => boolean): string[] => PROMPTS.filter(wrong).map(label);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Promises, pressure words and slang that ui.md 2.2 keeps out of our copy. */
const BANNED =
  /\bsecrets?\b|\bexplo(?:d|s)\w*|\b(?:6|7|six|seven)-figures?\b|skyrocket|game-?changer|\bcrush(?:ing)? it\b|\bget rich\b|\bmoney-making machine\b|\bno-brainer\b|!/i;

/** Capitalized, because several of them are ordinary words otherwise. */
const BRANDS =
  /\b(?:Google|Facebook|Instagram|LinkedIn|TikTok|YouTube|Twitter|Pinterest|WhatsApp|Amazon|Etsy|Shopify|Stripe|PayPal|Mailchimp|WordPress|Notion|Slack|Zoom|Trello|Asana|Spotify|ChatGPT|OpenAI|Gemini|Copilot|Microsoft|Excel|Netflix|Udemy|Kickstarter|Patreon|Substack|HubSpot|Canva)\b/;

const EMOJI = /\p{Extended_Pictographic}/u;

/** What the prompts page strips before it shows a text (M-158); a text holding none of it reads the same when copied. */
const STRIPPED_MARKERS = /\*\*|__|`|^#{1,6} |^(?:SUPER PROMPT|Prompt) #\d+:/im;

describe('the sections of the prompt library (member.md 2.9)', () => {
  it('has twelve sections whose ranges cover prompts 1 to 500 without gap or overlap', () => {
    expect(PROMPT_SECTIONS.map(({ id }) => id)).toEqual(range(1, 12));
    expect(PROMPT_SECTIONS.flatMap(({ from, to }) => range(from, to))).toEqual(range(1, 500));
  });

  it('fills every section that names subsections completely with them', () => {
    for (const { subsections, from, to } of PROMPT_SECTIONS.filter((section) => section.subsections.length > 0)) {
      expect(subsections.flatMap((part) => range(part.from, part.to))).toEqual(range(from, to));
    }
  });

  it('repeats the table of the documents word for word (M-168 to M-179)', () => {
    const table = PROMPT_SECTIONS.map(({ id, title, from, to, subsections }) => {
      const parts = subsections.map((part) => `${part.title} ${part.from}-${part.to}`).join('; ');
      return `${id} | ${title} | ${from}-${to} | ${parts || 'none named'}`;
    });
    expect(table).toEqual([
      '1 | FOUNDATION & STRATEGY | 1-50 | Side Hustle Ideation & Validation 1-10; Business Planning & Goal Setting 11-20; Mindset & Productivity 21-30; Niche & Audience 31-40; Branding & Positioning 41-50',
      '2 | CONTENT CREATION & MARKETING | 51-100 | Content Creation & Marketing 51-60; Email Marketing & List Building 61-70; Social Media Marketing 71-80; SEO & Traffic Generation 81-90; Sales Funnels & Conversion 91-100',
      '3 | PRODUCT & OFFER CREATION | 101-120 | Product & Offer Creation 101-110; Affiliate Marketing 111-120',
      '4 | BLOGGING & NICHE SITES | 121-130 | none named',
      '5 | PODCASTING | 131-140 | none named',
      '6 | COURSE CREATION & WEBINARS | 141-160 | Course Creation & Webinars 141-150; Content Creation & Repurposing 151-160',
      '7 | LEAD GENERATION & PARTNERSHIPS | 161-190 | Lead Generation & List Building 161-170; Partnerships & Collaborations 171-180; Memberships & Masterminds 181-190',
      '8 | SELF-PUBLISHING | 191-200 | none named',
      '9 | ADVANCED BUSINESS STRATEGIES | 201-240 | Scaling & Automation 201-210; Financial Management & Legal 211-220; Advanced Marketing & Growth 221-230; Canva & Design 231-240',
      '10 | SPECIALIZED BUSINESS MODELS | 241-300 | AI & Future Tech 241-250; Personal Branding & Thought Leadership 251-260; E-commerce & Dropshipping 261-270; Freelancing & Consulting 271-280; Software & SaaS 281-290; Customer Service 291-300',
      '11 | ADVANCED CONTENT & MARKETING | 301-400 | Book Writing & Publishing (Advanced) 301-310; Advanced Course Creation & Marketing 311-320; Community Building & Management (Advanced) 321-330; Advanced Affiliate Marketing & Partnerships 331-340; Advanced SEO & Content Strategy 341-350; Book Writing & Publishing (Advanced) Continued 351-360; Webinars & Live Events 361-370; Public Relations & Media 371-380; Analytics & Data-Driven Marketing 381-390; Conversion Optimization 391-400',
      '12 | FUTURE-PROOFING & CREATIVE STRATEGIES | 401-500 | Future-Proofing & Long-Term Strategy 401-450; Creative & Unconventional Prompts 451-500',
    ]);
  });
});

describe('the 500 prompts (M-164, M-167, M-180)', () => {
  it('are numbered 1 to 500 in order', () => {
    expect(PROMPTS.map(({ prompt_id }) => prompt_id)).toEqual(range(1, 500));
  });

  it('carry the exact title of their section and subsection, or no subsection where none is named', () => {
    const expected = PROMPT_SECTIONS.flatMap((section) => {
      const parts = section.subsections.length > 0 ? section.subsections : [{ ...section, title: '' }];
      return parts.flatMap((part) => range(part.from, part.to).map((id) => [id, section.title, part.title]));
    });
    const actual = PROMPTS.map(({ prompt_id, category, subcategory }) => [prompt_id, category, subcategory]);
    expect(actual).toEqual(expected);
  });

  it('have titles of three to nine words, each used once', () => {
    expect(labelsOf(({ title }) => countWords(title) < 3 || countWords(title) > 9)).toEqual([]);
    expect(new Set(PROMPTS.map(({ title }) => title.toLowerCase())).size).toBe(PROMPTS.length);
  });

  it('have texts of 60 to 220 words with at least two places to fill in', () => {
    const placesToFill = (text: string): number => new Set(text.match(/\[[^\]\n]+\]/g)).size;
    expect(labelsOf(({ prompt_text: text }) => countWords(text) < 60 || countWords(text) > 220)).toEqual([]);
    expect(labelsOf(({ prompt_text: text }) => placesToFill(text) < 2)).toEqual([]);
  });

  it('close every bracket they open', () => {
    expect(labelsOf(({ prompt_text: text }) => /[[\]]/.test(text.replace(/\[[^[\]\n]+\]/g, '')))).toEqual([]);
  });

  it('have three to six different tags in lower case', () => {
    const isTag = (tag: string): boolean => tag === tag.toLowerCase() && tag === tag.trim() && tag !== '';
    expect(labelsOf(({ tags }) => tags.length < 3 || tags.length > 6 || !tags.every(isTag))).toEqual([]);
    expect(labelsOf(({ tags }) => new Set(tags).size !== tags.length)).toEqual([]);
  });

  it('promise nothing, push nobody and do not shout', () => {
    expect(labelsOf(({ title, prompt_text: text }) => BANNED.test(`${title} ${text}`))).toEqual([]);
    expect(labelsOf(({ title, prompt_text: text }) => EMOJI.test(title + text))).toEqual([]);
  });

  it('name no brand, except the design tool that its subsection is named after', () => {
    const withoutSubject = ({ title, prompt_text: text, subcategory }: Prompt): string =>
      subcategory === 'Canva & Design' ? `${title} ${text}`.replaceAll('Canva', '') : `${title} ${text}`;
    expect(labelsOf((prompt) => BRANDS.test(withoutSubject(prompt)))).toEqual([]);
  });

  it('are plain text: no markdown markers, no stray spaces, nothing the page would have to strip', () => {
    expect(labelsOf(({ prompt_text: text }) => STRIPPED_MARKERS.test(text))).toEqual([]);
    expect(labelsOf(({ prompt_text: text }) => text !== text.trim() || /[ \t]+\n|\n{3,}|\t| {2,}/.test(text))).toEqual(
      [],
    );
  });
});

describe('the variety of the prompts', () => {
  const texts = PROMPTS.map((prompt) => ({ name: label(prompt), text: prompt.prompt_text }));

  it('has no two texts that share more than a fifth of their three-word sequences', () => {
    expect(pairsOver(0.2, texts, 3)).toEqual([]);
  });

  it('has no two titles that share more than half of their words', () => {
    const titles = PROMPTS.map((prompt) => ({ name: label(prompt), text: prompt.title }));
    expect(pairsOver(0.5, titles, 1)).toEqual([]);
  });

  it('starts no more than one text in twenty with the same three words', () => {
    const openings = new Map<string, number>();
    for (const { text } of texts) {
      const opening = normalizedWords(text).slice(0, 3).join(' ');
      openings.set(opening, (openings.get(opening) ?? 0) + 1);
    }
    expect(Math.max(...openings.values())).toBeLessThanOrEqual(PROMPTS.length / 20);
  });

  it('would notice a text that is another one with its nouns exchanged', () => {
    const [original] = texts;
    expect(original).toBeDefined();
    const swapped = original?.text.replace(/\boffers?\b/g, 'product').replace(/\bbuyers?\b/g, 'reader') ?? '';
    const copy = { name: 'the copy', text: swapped };
    expect(copy.text).not.toBe(original?.text);
    expect(pairsOver(0.5, [...texts, copy], 3)).toEqual([`${original?.name} ~ the copy`]);
  });
});
