import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { vipDisableTwoFactorEndpoint } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../lib/services';
import { TWO_FACTOR_TEXTS } from '../messages';
import { IdentityForm } from './IdentityForm';

/** The green panel and the way to turn two-factor off, which asks first and then wants password and code (M-063, C-091). */
export function TwoFactorEnabled({ onDisabled }: { onDisabled: (message: string) => void }) {
  const { api } = useServices();
  const { confirm } = useFeedback();
  const [confirming, setConfirming] = useState(false);

  const ask = async () => {
    const sure = await confirm({
      title: TWO_FACTOR_TEXTS.disableTitle,
      body: TWO_FACTOR_TEXTS.disableQuestion,
      confirmLabel: TWO_FACTOR_TEXTS.disable,
      danger: true,
    });
    setConfirming(sure);
  };
  const disable = async () => {
    const { message } = await api.send(vipDisableTwoFactorEndpoint);
    onDisabled(message);
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
        {!confirming && (
          <Button variant="outlined" onClick={() => void ask()}>
            {TWO_FACTOR_TEXTS.disable}
          </Button>
        )}
      </Box>
      {confirming && (
        <IdentityForm
          asksCode
          action={TWO_FACTOR_TEXTS.disableTitle}
          busyAction={TWO_FACTOR_TEXTS.disabling}
          failed={TWO_FACTOR_TEXTS.disableFailed}
          onConfirmed={disable}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}
