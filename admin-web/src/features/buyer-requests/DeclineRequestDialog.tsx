import { adminDeclineBuyerRequestEndpoint, type BuyerRequestRow } from '@summit/contracts';
import { FormField } from '@summit/ui/form/FormField';
import { useId, useState } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { useKeptFields } from '../../lib/edits/useKeptFields';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { REQUEST_TEXTS as TEXTS } from './messages';
import { RequestFacts } from './RequestFacts';
import { useDecision } from './useDecision';

const MAX_ANSWER = 1_000;

export interface DeclineRequestDialogProps {
  request: BuyerRequestRow;
  onClose: () => void;
}

/** Says no, with a reason that the buyer reads. */
export function DeclineRequestDialog({ request, onClose: onLeft }: DeclineRequestDialogProps) {
  const id = useId();
  const { api } = useServices();
  const { values, change, restored, forget } = useKeptFields(`decline ${request.id}`, { answer: '' });
  const { answer } = values;
  const [tried, setTried] = useState(false);
  const onClose = () => {
    forget();
    onLeft();
  };
  const isValid = answer.trim() !== '';
  const { mutate, isPending, error, reset } = useDecision(
    () =>
      api.send(adminDeclineBuyerRequestEndpoint, {
        params: { request_id: request.id },
        body: { answer: answer.trim() },
      }),
    onClose,
  );
  return (
    <FormDialog onClose={isPending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogForm
        titleId={id}
        title={TEXTS.declineTitle}
        failure={error && `${TEXTS.declineFailed}: ${reasonText(error, TEXTS.unknown)}`}
        action={TEXTS.decline}
        acting={TEXTS.declining}
        busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isPending && isValid) mutate();
        }}
        onCancel={onClose}
        restored={restored}
      >
        <RequestFacts request={request} />
        <FormField
          label={TEXTS.answer}
          multiline
          minRows={3}
          value={answer}
          onChange={({ target }) => {
            change({ answer: target.value });
            reset();
          }}
          error={tried && !isValid ? TEXTS.answerRequired : undefined}
          inputProps={{ maxLength: MAX_ANSWER }}
        />
      </DialogForm>
    </FormDialog>
  );
}
