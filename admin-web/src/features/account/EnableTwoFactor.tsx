import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminEnableTwoFactorEndpoint, adminSetupTwoFactorEndpoint } from '@summit/contracts';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { font } from '@summit/ui/theme/tokens';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type SubmitEvent } from 'react';
import { CODE_LENGTH, CodeField } from '@summit/ui/form/CodeField';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { failedText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { ACCOUNT_TEXTS } from './messages';

export interface EnableTwoFactorProps {
  titleId: string;
  /** The call that brings the backup codes is under way, or has ended. */
  onBusy: (busy: boolean) => void;
  onEnabled: (backupCodes: readonly string[]) => void;
  onCancel: () => void;
}

const QR_SIZE = 200;

function Secret({ qrCode, secret }: { qrCode: string; secret: string }) {
  return (
    <>
      {/* Cameras want dark on light, in both schemes. */}
      <Box sx={{ bgcolor: '#fff', borderRadius: '8px', p: 1, justifySelf: 'center', lineHeight: 0 }}>
        <img src={qrCode} width={QR_SIZE} height={QR_SIZE} alt="QR code for the authenticator app" />
      </Box>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
          {ACCOUNT_TEXTS.secret}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Box
            component="code"
            sx={{ fontFamily: font.mono, fontSize: '0.8125rem', overflowWrap: 'anywhere', minWidth: 0, mr: 'auto' }}
          >
            {secret}
          </Box>
          <CopyButton text={secret} aria-label="Copy secret" />
        </Stack>
      </Box>
    </>
  );
}

export function EnableTwoFactor({ titleId, onBusy, onEnabled, onCancel }: EnableTwoFactorProps) {
  const { api } = useServices();
  const { notify } = useFeedback();
  const [code, setCode] = useState('');
  const setup = useMutation({ mutationFn: () => api.send(adminSetupTwoFactorEndpoint) });
  const enable = useMutation({
    mutationFn: () => api.send(adminEnableTwoFactorEndpoint, { body: { code } }),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: ({ message, backup_codes }) => {
      notify(message);
      onEnabled(backup_codes);
    },
  });
  const { mutate: begin } = setup;
  // One secret for each time the dialog opens; the server forgets the one before.
  useEffect(() => begin(), [begin]);

  const ready = setup.isSuccess && code.length === CODE_LENGTH;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ready && !enable.isPending) enable.mutate();
  };
  const edit = (next: string) => {
    setCode(next);
    enable.reset();
  };
  return (
    <DialogForm
      titleId={titleId}
      title={ACCOUNT_TEXTS.twoFactorTitle}
      failure={enable.error && failedText(enable.error, ACCOUNT_TEXTS.enableFailed)}
      action={ACCOUNT_TEXTS.enable}
      acting={ACCOUNT_TEXTS.enabling}
      busy={enable.isPending}
      disabled={!ready}
      onSubmit={submit}
      onCancel={onCancel}
      sx={{ display: 'grid' }}
    >
      {setup.isError ? (
        <ErrorState
          text={failedText(setup.error, ACCOUNT_TEXTS.setupFailed)}
          busy={setup.isPending}
          onRetry={() => begin()}
        />
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {ACCOUNT_TEXTS.scan}
          </Typography>
          {setup.data ? (
            <Secret qrCode={setup.data.qr_code} secret={setup.data.secret} />
          ) : (
            <Box role="status" aria-label={ACCOUNT_TEXTS.loadingSecret} sx={{ display: 'grid', gap: 2 }}>
              <Skeleton variant="rounded" width={QR_SIZE + 16} height={QR_SIZE + 16} sx={{ justifySelf: 'center' }} />
              <Skeleton variant="rounded" height={54} />
            </Box>
          )}
          <CodeField autoFocus label={ACCOUNT_TEXTS.code} value={code} onCode={edit} readOnly={enable.isPending} />
        </>
      )}
    </DialogForm>
  );
}
