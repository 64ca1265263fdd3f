import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useCallback, useRef, useState } from 'react';
import { CMS_TEXTS as TEXTS } from './messages';

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

/** One form is open at a time, and what was typed is not thrown away without asking. */
export function useOpenItem(): OpenItem {
  const { confirm } = useFeedback();
  const [opened, setOpened] = useState<string | null>(null);
  const dirty = useRef(false);
  const show = (id: string | null) => {
    dirty.current = false;
    setOpened(id);
  };
  return {
    opened,
    open: async (id) => {
      const question = {
        title: TEXTS.discardTitle,
        body: TEXTS.discardBody,
        confirmLabel: TEXTS.discard,
        cancelLabel: TEXTS.keepEditing,
        danger: true,
      };
      if (!dirty.current || (await confirm(question))) show(id);
    },
    close: () => show(null),
    setDirty: useCallback((isDirty: boolean) => {
      dirty.current = isDirty;
    }, []),
  };
}
