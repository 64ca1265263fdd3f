import { send } from '@summit/api-client';
import { faqsEndpoint, type ShownFaq } from '@summit/contracts';
import { createContext, use, useEffect, useState } from 'react';
import { inOwnTask } from '../browser/in-own-task';
import { withFigures } from './figures';

/** Published questions of a category, with their amounts. Throws an ApiError when they can't be read. */
export type ReadFaqs = (category: string) => Promise<readonly ShownFaq[]>;

export const ReadFaqsContext = createContext<ReadFaqs>(
  async (category) => (await send(faqsEndpoint, { query: { category } })).faqs,
);

const filled = ({ question, answer }: ShownFaq): ShownFaq => ({
  question: withFigures(question),
  answer: withFigures(answer),
});
const isSame = (one: ShownFaq, other: ShownFaq | undefined): boolean =>
  one.question === other?.question && one.answer === other.answer;

/**
 * The questions of a page as the office has them: those of the build until the server has answered, and where it does not, has
 * none, or has the same. `builtIn` must be a constant.
 */
export function useFaqs(category: string, builtIn: readonly ShownFaq[]): readonly ShownFaq[] {
  const read = use(ReadFaqsContext);
  const [edited, setEdited] = useState<readonly ShownFaq[] | null>(null);
  useEffect(() => {
    let left = false;
    const show = (answered: readonly ShownFaq[]) => {
      const asBuilt =
        answered.length === builtIn.length && builtIn.every((one, at) => isSame(filled(one), answered[at]));
      if (!left && !asBuilt && answered.length > 0) setEdited(answered);
    };
    const callOff = inOwnTask(() => void read(category).then(show, () => undefined));
    return () => {
      left = true;
      callOff();
    };
  }, [read, category, builtIn]);
  return edited ?? builtIn;
}
