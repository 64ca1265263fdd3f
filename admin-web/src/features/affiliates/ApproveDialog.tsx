import Typography from '@mui/material/Typography';
import {
  adminApproveApplicationEndpoint,
  type AffiliateApplicationRow,
  type AffiliateInvitationResponse,
} from '@summit/contracts';
import { isReferralCode } from '@summit/rules';
import { FormField } from '@summit/ui/form/FormField';
import { font } from '@summit/ui/theme/tokens';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { ACCOUNT_TEXTS, AFFILIATE_TEXTS, APPLICATION_TEXTS as TEXTS } from './messages';
import { useReloadApplications } from './useDeclineApplication';

export interface ApproveDialogProps {
  application: AffiliateApplicationRow;
  onApproved: (answer: AffiliateInvitationResponse) => void;
  onClose: () => void;
}

/** Opens an account under a code that can be changed here, or sends a link to the account that the address has. */
export function ApproveDialog({ application, onApproved, onClose }: ApproveDialogProps) {
  const id = useId();
  const { api } = useServices();
  const reload = useReloadApplications();
  const isKnown = application.speaker_code !== null;
  const [code, setCode] = useState(application.speaker_code ?? application.suggested_code);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      api.send(adminApproveApplicationEndpoint, {
        params: { application_id: application.id },
        body: { speaker_code: code.trim() },
      }),
    onSuccess: onApproved,
    onSettled: reload,
  });
  const isValid = isReferralCode(code.trim());
  return (
    <FormDialog onClose={isPending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogForm
        titleId={id}
        title={TEXTS.approveTitle}
        note={isKnown ? TEXTS.knownNote : TEXTS.approveNote}
        failure={error && `${TEXTS.approveFailed}: ${reasonText(error, AFFILIATE_TEXTS.unknown)}`}
        action={TEXTS.approve}
        acting={TEXTS.approving}
        busy={isPending}
        disabled={!isValid}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && isValid) mutate();
        }}
        onCancel={onClose}
      >
        <div>
          <Typography sx={{ fontWeight: 600 }}>{application.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {application.email}
          </Typography>
        </div>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {application.promotion}
        </Typography>
        <FormField
          label={ACCOUNT_TEXTS.code}
          autoComplete="off"
          value={code}
          readOnly={isKnown}
          onChange={({ target }) => {
            setCode(target.value.toUpperCase());
            reset();
          }}
          hint={ACCOUNT_TEXTS.codeHint}
          error={isValid ? undefined : ACCOUNT_TEXTS.codeFormat}
          inputProps={{ maxLength: 64, spellCheck: false, autoCapitalize: 'characters' }}
          sx={{ '& input': { fontFamily: font.mono } }}
        />
      </DialogForm>
    </FormDialog>
  );
}
