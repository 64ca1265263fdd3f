import { adminBuyerRequestsEndpoint, type MessageAnswer } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pagedListKey } from '../../lib/paged-list/usePagedList';

/** Sends an answer; afterwards the list says what is so, also where somebody else was faster. */
export function useDecision(send: () => Promise<MessageAnswer>, onDone: () => void) {
  const queries = useQueryClient();
  const { notify } = useFeedback();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => {
      notify(message);
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: pagedListKey(adminBuyerRequestsEndpoint) }),
  });
}
