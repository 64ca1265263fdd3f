const answersOf = (root: HTMLElement): [string | undefined, HTMLDetailsElement][] =>
  [...root.querySelectorAll('details')].map((answer) => [answer.querySelector('summary')?.textContent, answer]);

/** The app replaces the answers that are painted first. What this answers opens those again that a visitor has opened meanwhile, and closes the others. */
export function keepOpened(root: HTMLElement): () => void {
  const left = new Map(answersOf(root).map(([question, { open }]) => [question, open]));
  return () => {
    for (const [question, answer] of answersOf(root)) answer.open = left.get(question) ?? answer.open;
  };
}
