import { useState } from 'react';
import { useDiscardQuestion } from '../../lib/edits/useDiscardQuestion';

/** In place of an id: the form of a new item. */
export const NEW_ITEM = 'new';

export interface OpenItem {
  /** Id of the item whose form is open, or `NEW_ITEM`. */
  opened: string | null;
  /** Opens another form or none; asks first where something would be lost. */
  open: (id: string | null) => Promise<void>;
  /** Without asking. */
  close: () => void;
  setDirty: (dirty: boolean) => void;
}

/** One form is open at a time, and what was typed is not thrown away without asking; `forget` hears of whose form it is gone. */
export function useOpenItem(forget: (id: string) => void): OpenItem {
  const [opened, setOpened] = useState<string | null>(null);
  const [isDirty, setDirty] = useState(false);
  const mayDiscard = useDiscardQuestion(isDirty, () => opened !== null && forget(opened));
  const show = (id: string | null) => {
    setDirty(false);
    setOpened(id);
  };
  return {
    opened,
    open: async (id) => {
      if (await mayDiscard()) show(id);
    },
    close: () => {
      if (opened !== null) forget(opened);
      show(null);
    },
    setDirty,
  };
}
