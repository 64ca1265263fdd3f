/** Asks whoever is at the browser to prove anew who they are. One question serves all calls that wait for it. */
export interface Confirmation {
  /** Resolves once the question is answered: whether the proof was given. */
  ask(): Promise<boolean>;
  /** What shows the question: whether one is open, when that changes, and its answer. */
  isOpen(): boolean;
  subscribe(listener: () => void): () => void;
  answer(confirmed: boolean): void;
}

export function createConfirmation(): Confirmation {
  let waiting: ((confirmed: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    ask: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve];
        tell();
      }),
    isOpen: () => waiting.length > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer: (confirmed) => {
      const answered = waiting;
      waiting = [];
      answered.forEach((resolve) => resolve(confirmed));
      tell();
    },
  };
}
