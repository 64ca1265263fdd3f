import Button from '@mui/material/Button';
import { adminDiscardLandingDraftEndpoint, type LandingPageDraft } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useMutation } from '@tanstack/react-query';
import { useTimeTexts } from '../../lib/time/operator-zone';
import { useServices } from '../../lib/services';
import { useReloadLandingPage } from './landing-page-query';
import { DRAFT_TEXTS as TEXTS } from './messages';

/** Says that there is something to go on with, and lets go of it. */
export function DraftNotice({ draft }: { draft: LandingPageDraft }) {
  const { dateTime } = useTimeTexts();
  const { api } = useServices();
  const { notify } = useFeedback();
  const reload = useReloadLandingPage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.send(adminDiscardLandingDraftEndpoint),
    onSuccess: () => {
      notify(TEXTS.discarded);
      return reload();
    },
    onError: (error) => notify(failureText(error, TEXTS.failed), 'error'),
  });
  return (
    <FormAlert
      severity="info"
      action={
        <Button
          size="small"
          variant="text"
          color="inherit"
          loading={isPending}
          loadingPosition="start"
          onClick={() => mutate()}
        >
          {TEXTS.discard}
        </Button>
      }
    >
      {TEXTS.waiting(dateTime(draft.saved_at))}
    </FormAlert>
  );
}
