import {
  adminRestoreLandingPageEndpoint,
  landingPageChanges,
  type LandingPageVersionRow,
  type StoredLandingPage,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useMutation } from '@tanstack/react-query';
import { useId, type SubmitEvent } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { useServices } from '../../lib/services';
import { ChangeList } from './ChangeList';
import { contentOf } from './content-of';
import { useReloadLandingPage } from './landing-page-query';
import { HISTORY_TEXTS as TEXTS } from './messages';

export interface VersionDialogProps {
  version: LandingPageVersionRow;
  page: StoredLandingPage;
  onClose: () => void;
}

/** What restoring an earlier version would change, and the way to do it. */
export function VersionDialog({ version, page, onClose }: VersionDialogProps) {
  const id = useId();
  const { api } = useServices();
  const { notify } = useFeedback();
  const reload = useReloadLandingPage();
  const changes = landingPageChanges(contentOf(page), version.content);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.send(adminRestoreLandingPageEndpoint, {
        params: { id: version.id },
        body: { updated_at: page.updated_at },
      }),
    onSuccess: ({ message }) => {
      notify(message);
      onClose();
    },
    // After a conflict the comparison is with a page that is no more.
    onSettled: reload,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate();
  };
  return (
    <FormDialog onClose={isPending ? undefined : onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogForm
        titleId={id}
        title={TEXTS.version(version.id)}
        note={changes.length === 0 ? TEXTS.same : TEXTS.restoreNote}
        failure={error && `${TEXTS.restoreFailed}: ${failureText(error, 'Unknown error')}`}
        action={TEXTS.restore}
        acting={TEXTS.restoring}
        busy={isPending}
        disabled={changes.length === 0}
        onSubmit={submit}
        onCancel={onClose}
      >
        <ChangeList changes={changes} />
      </DialogForm>
    </FormDialog>
  );
}
