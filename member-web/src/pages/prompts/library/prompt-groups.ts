import type { Prompt, PromptListResponse } from '@summit/contracts';

export interface PromptPart {
  id: string;
  /** '' where the section names no parts. */
  title: string;
  from: number;
  to: number;
  prompts: Prompt[];
}

export interface PromptSection {
  /** 1 to 12. */
  number: number;
  id: string;
  title: string;
  from: number;
  to: number;
  parts: PromptPart[];
}

/** FOUNDATION & STRATEGY is stored as given and shown as Foundation & Strategy (ui.md, law 5). */
export const sectionName = (title: string): string =>
  title === title.toUpperCase()
    ? title.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
    : title;

const ends = (prompts: readonly Prompt[]) => ({
  from: prompts[0]?.prompt_id ?? 0,
  to: prompts.at(-1)?.prompt_id ?? 0,
});

/** The list as the page shows it: sections, and in each the parts that follow each other (M-156). */
export function sectionsOf({ all_categories, categories }: PromptListResponse): PromptSection[] {
  return all_categories.map((category, index) => {
    const prompts = categories[category] ?? [];
    const number = index + 1;
    const titles = [...new Set(prompts.map(({ subcategory }) => subcategory))];
    const parts = titles.map((title, at) => {
      const own = prompts.filter(({ subcategory }) => subcategory === title);
      return { id: `part-${number}-${at + 1}`, title, prompts: own, ...ends(own) };
    });
    return { number, id: `section-${number}`, title: sectionName(category), parts, ...ends(prompts) };
  });
}

const holds = (text: string, term: string): boolean => text.toLowerCase().includes(term);

/** Sections, and parts of sections, whose title holds the term; where to go and what to call it (M-154). */
export function titlesMatching(sections: readonly PromptSection[], term: string): { id: string; title: string }[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return [];
  return sections.flatMap(({ id, title, parts }) => [
    ...(holds(title, wanted) ? [{ id, title }] : []),
    ...parts.filter((part) => part.title !== title && holds(part.title, wanted)).map((part) => ({ ...part })),
  ]);
}

/** What the page can find by itself, without the full texts: for when the server's search is away. */
export function findInList(prompts: readonly Prompt[], term: string): number[] {
  const wanted = term.trim().toLowerCase();
  return prompts
    .filter(({ title, prompt_text, category, subcategory, tags }) =>
      [title, prompt_text, category, subcategory, ...tags].some((text) => holds(text, wanted)),
    )
    .map(({ prompt_id }) => prompt_id);
}
