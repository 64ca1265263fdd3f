import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * One value of the address (`?q=`), and how it is changed without a new entry in the history; an empty one is left out. A reload, a
 * saved link and the way back show the same list. Another tab begins without it.
 */
export function useAddressValue(parameter: string): [string, (value: string) => void] {
  const [address, setAddress] = useSearchParams();
  const value = address.get(parameter) ?? '';
  const change = useCallback(
    (next: string) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === '') after.delete(parameter);
          else after.set(parameter, next);
          return after;
        },
        { replace: true },
      ),
    [parameter, setAddress],
  );
  return [value, change];
}

/** One of some words in the address; the first is as good as none, and is what a word that means nothing becomes. */
export function useAddressChoice<Word extends string>(
  parameter: string,
  words: readonly [Word, ...Word[]],
): [Word, (word: Word) => void] {
  const [value, change] = useAddressValue(parameter);
  const chosen = words.find((word) => word === value) ?? words[0];
  return [chosen, (word) => change(word === words[0] ? '' : word)];
}
