import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { vipVerifyTwoFactorEndpoint, type VipEnableTwoFactorResponse } from '@summit/contracts';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { font } from '@summit/ui/theme/tokens';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { failureText } from '@summit/web-app/calls/failure-text';
import { CODE_LENGTH, CodeField } from '@summit/ui/form/CodeField';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { useServices } from '../../../lib/services';
import { TWO_FACTOR_TEXTS } from '../messages';
import { BackupCodes } from './BackupCodes';
import { SetupStep } from './SetupStep';

/** `JBSW Y3DP …`: four signs are read at a glance. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

export interface SetupPanelProps {
  setup: VipEnableTwoFactorResponse;
  onCancel: () => void;
  onEnabled: (message: string) => void;
}

/** The three steps to two-factor: scan, keep the codes, prove it (M-064..M-068). */
export function SetupPanel({ setup, onCancel, onEnabled }: SetupPanelProps) {
  const { api } = useServices();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => panel.current?.focus(), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || code.length !== CODE_LENGTH) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await api.send(vipVerifyTwoFactorEndpoint, { body: { code } });
      onEnabled(message);
    } catch (error) {
      setFailure(failureText(error, TWO_FACTOR_TEXTS.verifyFailed));
      setBusy(false);
      field.current?.focus();
      field.current?.select();
    }
  };

  return (
    <Box
      ref={panel}
      role="group"
      aria-label="Set up two-factor authentication"
      tabIndex={-1}
      sx={{
        border: '1px solid var(--gs-palette-line-main)',
        borderRadius: '16px',
        p: { xs: 2, sm: 3 },
        '&&': { outline: 'none' },
      }}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <SetupStep number={1} title={TWO_FACTOR_TEXTS.scan} about={TWO_FACTOR_TEXTS.scanAbout}>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2.5, alignItems: { sm: 'center' } }}>
            {/* A white plate in both schemes: cameras need the contrast. */}
            <Box
              sx={{
                flex: 'none',
                width: 184,
                p: 1.5,
                bgcolor: '#fff',
                borderRadius: '10px',
                border: '1px solid var(--gs-palette-line-main)',
              }}
            >
              <Box
                component="img"
                src={setup.qr_code_data}
                alt={TWO_FACTOR_TEXTS.qrAlt}
                width={160}
                height={160}
                sx={{ display: 'block', imageRendering: 'pixelated' }}
              />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {TWO_FACTOR_TEXTS.secret}
              </Typography>
              <Typography
                component="code"
                sx={{ display: 'block', my: 1, fontFamily: font.mono, overflowWrap: 'anywhere' }}
              >
                {inFours(setup.secret)}
              </Typography>
              <CopyButton text={setup.secret} label="Copy key" />
            </Box>
          </Stack>
        </SetupStep>
        <SetupStep number={2} title={TWO_FACTOR_TEXTS.codes} about={TWO_FACTOR_TEXTS.codesAbout}>
          <BackupCodes codes={setup.backup_codes} />
        </SetupStep>
        <SetupStep number={3} title={TWO_FACTOR_TEXTS.confirm} last>
          <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2, maxWidth: 360 }}>
            <CodeField
              label={TWO_FACTOR_TEXTS.code}
              value={code}
              inputRef={field}
              readOnly={busy}
              onCode={(next) => {
                setCode(next);
                setFailure(undefined);
              }}
            />
            {failure && <FormAlert severity="error">{failure}</FormAlert>}
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={onCancel}>
                {TWO_FACTOR_TEXTS.cancel}
              </Button>
              <Button
                type="submit"
                variant="contained"
                disabled={code.length !== CODE_LENGTH}
                loading={busy}
                loadingPosition="start"
              >
                {busy ? TWO_FACTOR_TEXTS.verifying : TWO_FACTOR_TEXTS.verify}
              </Button>
            </Stack>
          </Stack>
        </SetupStep>
      </Box>
    </Box>
  );
}
