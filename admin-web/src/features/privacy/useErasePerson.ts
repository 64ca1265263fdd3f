import { adminErasePersonEndpoint } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EXPORT_TIMEOUT_MS } from '../../lib/exports/useExport';
import { isCalledOff } from '../../lib/failure/called-off';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { PRIVACY_TEXTS as TEXTS } from './messages';

/** Asks for the phrase and erases. Everything that the back office shows may have changed then. */
export function useErasePerson({ email, phrase, onErased }: { email: string; phrase: string; onErased: () => void }): {
  erase: () => void;
  erasing: boolean;
} {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.send(adminErasePersonEndpoint, { body: { email, phrase }, timeoutMs: EXPORT_TIMEOUT_MS }),
    onSuccess: () => {
      notify(TEXTS.erased);
      onErased();
    },
    onError: (error) => {
      if (!isCalledOff(error)) notify(`${TEXTS.eraseFailed}: ${reasonText(error, TEXTS.unknown)}`, 'error');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
  const ask = async (): Promise<void> => {
    const question = {
      title: TEXTS.eraseTitle,
      body: TEXTS.eraseBody,
      phrase,
      confirmLabel: TEXTS.erase,
      danger: true,
    };
    if (await confirm(question)) mutate();
  };
  return { erase: () => void ask(), erasing: isPending };
}
