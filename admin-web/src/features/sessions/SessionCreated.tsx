import Button from '@mui/material/Button';
import type { CreateSessionResponse } from '@summit/contracts';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { FormField } from '@summit/ui/form/FormField';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { ResultDialog } from '../../lib/dialog/ResultDialog';
import { FORM_TEXTS, SESSIONS_TEXTS } from './messages';

/** `Session created successfully` with the public URL, which stays until it is closed. */
export function SessionCreated({ answer, onClose }: { answer: CreateSessionResponse; onClose: () => void }) {
  return (
    <ResultDialog
      title={answer.message}
      onClose={onClose}
      action={
        <>
          <Button
            variant="outlined"
            href={answer.public_url}
            target="_blank"
            rel="noopener noreferrer"
            endIcon={<ExternalLink size={16} strokeWidth={1.75} aria-hidden />}
          >
            {SESSIONS_TEXTS.openPage}
            <span style={visuallyHidden}>, {FORM_TEXTS.newTab}</span>
          </Button>
          <CopyButton text={answer.public_url} label={FORM_TEXTS.copyUrl} size="medium" />
        </>
      }
    >
      <FormField label={FORM_TEXTS.publicUrl} value={answer.public_url} readOnly />
    </ResultDialog>
  );
}
