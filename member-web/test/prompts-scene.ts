import { fill } from '@summit/testing/fill';
import type { AcceptDisclaimerResponse, Prompt, PromptListResponse } from '@summit/contracts';
import { type Answers } from '@summit/testing/fake-server';
import { screen, within } from '@testing-library/react';
import { openApp } from './open-app';

const prompt = (id: number, more: Partial<Prompt> = {}): Prompt => ({
  prompt_id: id,
  title: `Title ${id}`,
  prompt_text: `Preview ${id}…`,
  category: 'FOUNDATION & STRATEGY',
  subcategory: id <= 10 ? 'Side Hustle Ideation & Validation' : 'Niche & Audience',
  tags: ['planning', `tag-${id}`],
  ...more,
});
const PODCAST = prompt(121, { title: 'Plan a podcast', category: 'PODCASTING', subcategory: '' });
const FIRST = Array.from({ length: 14 }, (_, index) => prompt(index + 1));
const LIST: PromptListResponse = {
  success: true,
  all_categories: ['FOUNDATION & STRATEGY', 'PODCASTING'],
  categories: { 'FOUNDATION & STRATEGY': FIRST, PODCASTING: [PODCAST] },
};
const accepted = (viewed = 0): AcceptDisclaimerResponse => ({
  success: true,
  session_id: 'session-1',
  prompts_viewed: viewed,
  viewed_prompt_ids: Array.from({ length: viewed }, (_, index) => index + 1),
  daily_limit: 10,
  message: '',
});
export const LIMIT =
  "You've reached your daily limit of 10 prompts. Please check back in 24 hours to view more prompts.";

/** A server that counts as the real one does. */
export function library(viewed = 0): Answers {
  const counted = new Set(Array.from({ length: viewed }, (_, index) => index + 1));
  return {
    promptPage: () => ({ success: true, daily_limit: 10 }),
    promptList: () => LIST,
    validatePromptEmail: () => ({ valid: true, message: 'Email found.' }),
    acceptPromptDisclaimer: () => accepted(viewed),
    trackPromptAccess: ({ body }) => {
      const { prompt_id: id } = body as { prompt_id: number };
      if (!counted.has(id) && counted.size >= 10) {
        return { success: false, prompts_viewed: 10, limit_reached: true, message: LIMIT };
      }
      counted.add(id);
      const full = prompt(id, {
        prompt_text: `SUPER PROMPT #${id}: **Sell** [product] to [who]. Say [product] again.`,
      });
      const viewedNow = counted.size;
      return { success: true, prompts_viewed: viewedNow, limit_reached: viewedNow >= 10, prompt: full, message: '' };
    },
    searchPrompts: () => ({ success: true, prompt_ids: [12, 3] }),
  };
}

/** Each test begins with a browser that has kept nothing. */
export const inNewBrowser = (): void =>
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

export async function enter(answers: Answers = library(), path = '/prompts') {
  const opened = await openApp(path, { answers });
  const { user } = opened;
  await fill(screen.getByLabelText('Summit registration email'), '  Rea@Example.com ', user);
  await user.click(screen.getByRole('button', { name: 'Access My Bonus' }));
  return opened;
}
export async function agree(answers: Answers = library()) {
  const opened = await enter(answers);
  await opened.user.click(await screen.findByRole('checkbox'));
  await opened.user.click(screen.getByRole('button', { name: 'I Agree - Access Prompts' }));
  await screen.findByRole('heading', { name: '500 Super Prompts' });
  await screen.findByRole('list', { name: '' }).catch(() => undefined);
  return opened;
}
export const row = (name: string | RegExp) => within(screen.getByRole('button', { name }).closest('li')!);
export const copyOf = (id: number) => screen.getByRole('button', { name: `Copy: Title ${id}` });
