import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the address says of a list. A reload, a saved link and the way back show the same list; another tab begins without it. */
export interface AddressValues {
  /** Empty where it does not stand there. */
  read: (parameter: string) => string;
  /** Changes several at once without a new entry in the history; an empty one is left out. */
  change: (values: Readonly<Record<string, string>>) => void;
}

export function useAddressValues(): AddressValues {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (values: Readonly<Record<string, string>>) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [parameter, value] of Object.entries(values)) {
            if (value === '') after.delete(parameter);
            else after.set(parameter, value);
          }
          return after;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return { read: (parameter) => address.get(parameter) ?? '', change };
}

/** One value of the address (`?q=`), and how it is changed. */
export function useAddressValue(parameter: string): [string, (value: string) => void] {
  const { read, change } = useAddressValues();
  const changeOne = useCallback((value: string) => change({ [parameter]: value }), [change, parameter]);
  return [read(parameter), changeOne];
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
