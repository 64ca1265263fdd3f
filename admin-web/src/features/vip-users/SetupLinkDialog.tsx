import type { VipSetupLinkResponse } from '@summit/contracts';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { FormField } from '@summit/ui/form/FormField';
import { ResultDialog } from '../../lib/dialog/ResultDialog';
import { CREATE_TEXTS as TEXTS } from './messages';

/** The setup link of somebody, which stays until it is closed. */
export function SetupLinkDialog({ answer, onClose }: { answer: VipSetupLinkResponse; onClose: () => void }) {
  return (
    <ResultDialog
      title={answer.message}
      onClose={onClose}
      action={<CopyButton text={answer.setup_url} label={TEXTS.copy} size="medium" />}
    >
      <FormField label={TEXTS.setupUrl} hint={TEXTS.setupHint} value={answer.setup_url} readOnly />
    </ResultDialog>
  );
}
