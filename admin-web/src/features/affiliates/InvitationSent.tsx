import Typography from '@mui/material/Typography';
import type { AffiliateInvitationResponse } from '@summit/contracts';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { FormField } from '@summit/ui/form/FormField';
import { ResultDialog } from '../../lib/dialog/ResultDialog';
import { ACCOUNT_TEXTS as TEXTS } from './messages';

/** What became of an account, and the link that was mailed, which stays until it is closed. */
export function InvitationSent({ answer, onClose }: { answer: AffiliateInvitationResponse; onClose: () => void }) {
  const { message, setup_url: url } = answer;
  return (
    <ResultDialog
      title={message}
      onClose={onClose}
      action={url !== null && <CopyButton text={url} label={TEXTS.copyLink} size="medium" />}
    >
      {url !== null && (
        <>
          <FormField label={TEXTS.setupLink} value={url} readOnly />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {TEXTS.linkNote}
          </Typography>
        </>
      )}
    </ResultDialog>
  );
}
