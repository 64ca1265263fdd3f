import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useCallback, useRef } from 'react';
import { DISCARD_QUESTION } from '../edits/useDiscardQuestion';
import { useFormFocus } from '../edits/useFormFocus';
import { TypedForm } from './typed-form';

export interface FormDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  /** None while it can't be left. */
  onClose: (() => void) | undefined;
}

/** The dialog around a `DialogForm`. A click beside it, or Escape, asks before it throws away what was typed or chosen; *Cancel* says so itself. */
export function FormDialog({ onClose, ...dialog }: FormDialogProps) {
  const { confirm } = useFeedback();
  const { giveBack, ...focus } = useFormFocus();
  const isTyped = useRef((): boolean => false);
  const hear = useCallback((answer: () => boolean) => {
    isTyped.current = answer;
  }, []);
  const leave = async () => {
    if (!isTyped.current() || (await confirm(DISCARD_QUESTION))) onClose?.();
    else giveBack();
  };
  return (
    <TypedForm value={hear}>
      <Dialog open onClose={onClose && (() => void leave())} {...focus} {...dialog} />
    </TypedForm>
  );
}
