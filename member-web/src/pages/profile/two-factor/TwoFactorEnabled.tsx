import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isApiError } from '@summit/api-client';
import { vipDisableTwoFactorEndpoint } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@summit/web-app/calls/failure-text';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { useServices } from '../../../lib/services';
import { TWO_FACTOR_TEXTS } from '../messages';

/** The green panel and the way to turn two-factor off, which asks first and wants a fresh sign-in (M-063, C-091). */
export function TwoFactorEnabled({ onDisabled }: { onDisabled: (message: string) => void }) {
  const { api, session } = useServices();
  const { confirm } = useFeedback();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; needsSignIn: boolean } | null>(null);

  const disable = async () => {
    setFailure(null);
    const sure = await confirm({
      title: TWO_FACTOR_TEXTS.disableTitle,
      body: TWO_FACTOR_TEXTS.disableQuestion,
      confirmLabel: TWO_FACTOR_TEXTS.disable,
      danger: true,
    });
    if (!sure) return;
    setBusy(true);
    try {
      const { message } = await api.send(vipDisableTwoFactorEndpoint);
      onDisabled(message);
    } catch (error) {
      setFailure({
        text: failureText(error, TWO_FACTOR_TEXTS.disableFailed),
        needsSignIn: isApiError(error) && error.code === 'recent_sign_in_required',
      });
      setBusy(false);
    }
  };

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 2.5,
          borderRadius: '10px',
          border: '1px solid',
          borderColor: 'success.main',
          bgcolor: 'day1.tint',
        }}
      >
        <Box sx={{ display: 'flex', color: 'success.main' }}>
          <ShieldCheck size={24} strokeWidth={1.75} aria-hidden />
        </Box>
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography sx={{ fontWeight: 650 }}>{TWO_FACTOR_TEXTS.enabled}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {TWO_FACTOR_TEXTS.enabledAbout}
          </Typography>
        </Box>
        <Button variant="outlined" loading={busy} loadingPosition="start" onClick={() => void disable()}>
          {busy ? TWO_FACTOR_TEXTS.disabling : TWO_FACTOR_TEXTS.disable}
        </Button>
      </Box>
      {failure && (
        <Box sx={{ mt: 2 }}>
          <FormAlert
            severity="error"
            action={
              failure.needsSignIn && (
                <Button size="small" variant="text" color="inherit" onClick={() => session.close('renewal')}>
                  {TWO_FACTOR_TEXTS.signInAgain}
                </Button>
              )
            }
          >
            {failure.text}
          </FormAlert>
        </Box>
      )}
    </>
  );
}
