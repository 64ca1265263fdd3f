/** One numbered clause of the terms in front of the prompt library. */
export interface PromptTerm {
  title: string;
  text: string;
}

/** Terms of Use & Responsibility: the six clauses of member.md 2.9, in their order (M-143). */
export const PROMPT_TERMS: readonly PromptTerm[] = [
  {
    title: 'Personal responsibility',
    text: 'The prompts are tools. What you type into them, what you do with the answers and what follows from it is your decision and your responsibility. Read every answer before you use it: AI systems state wrong things with confidence.',
  },
  {
    title: 'No guarantees',
    text: 'We do not promise income, growth or any other result. What a prompt gives you depends on the AI system, on what you tell it and on what you do afterwards.',
  },
  {
    title: 'Professional advice',
    text: 'Nothing here replaces a lawyer, a tax adviser, a financial adviser or a doctor. Where money, contracts, health or the rights of other people are at stake, ask somebody who is qualified and who knows your case.',
  },
  {
    title: 'Intellectual property',
    text: 'The collection belongs to the summit. You may use the prompts, and change them, for your own work and for your clients. You may not publish, resell or pass on the collection or large parts of it. Check the rights to what an AI system writes before you publish it.',
  },
  {
    title: 'Liability limitation',
    text: 'As far as the law allows, the summit and its speakers are not liable for losses that come from using the prompts or the answers to them.',
  },
  {
    title: 'Ethical use',
    text: 'Do not use the prompts to deceive, harass or discriminate, to invent reviews or testimonials, to spread what you know is false, or for anything unlawful. Leave personal data of other people and secrets of your clients out of what you type.',
  },
];

export const PROMPT_TERMS_TITLE = 'Terms of Use & Responsibility';
