import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useUnsavedWarning } from '@summit/web-app/form/useUnsavedWarning';

export const DISCARD_QUESTION = {
  title: 'Discard your changes?',
  body: 'What you have entered is not saved.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
  danger: true,
};

/**
 * Answers whether what was typed may be thrown away; asks only where something was. While something was, links and the browser's own
 * buttons are stopped by the same question. `onDiscard` hears a yes.
 */
export function useDiscardQuestion(isDirty: boolean, onDiscard?: () => void): () => Promise<boolean> {
  const { confirm } = useFeedback();
  const mayDiscard = async () => {
    if (!isDirty) return true;
    const discards = await confirm(DISCARD_QUESTION);
    if (discards) onDiscard?.();
    return discards;
  };
  useUnsavedWarning(isDirty, mayDiscard);
  return mayDiscard;
}
