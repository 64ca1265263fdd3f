import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PasskeyRow } from '@summit/contracts';
import { FormField } from '@summit/ui/form/FormField';
import { useState, type SubmitEvent } from 'react';
import { PASSKEY_TEXTS } from '../messages';

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const whenText = (time: string): string => WHEN.format(new Date(time));

export interface PasskeyItemProps {
  passkey: PasskeyRow;
  busy: boolean;
  /** Resolves to whether the name was saved. */
  onRename: (label: string) => Promise<boolean>;
  onRemove: () => void;
}

/** One passkey: its name, when it was used, and what can be done with it. */
export function PasskeyItem({ passkey, busy, onRename, onRemove }: PasskeyItemProps) {
  const { label, synced, created_at, last_used_at } = passkey;
  const [typed, setTyped] = useState<string | null>(null);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed !== null && typed.trim() !== '' && (await onRename(typed.trim()))) setTyped(null);
  };
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: '1px solid var(--gs-palette-line-main)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {label} {synced && <Chip component="span" size="small" label={PASSKEY_TEXTS.synced} sx={{ ml: 0.5 }} />}
          </Typography>
          <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
            {PASSKEY_TEXTS.added} {whenText(created_at)} ·{' '}
            {last_used_at === null ? PASSKEY_TEXTS.neverUsed : `${PASSKEY_TEXTS.used} ${whenText(last_used_at)}`}
          </Typography>
        </Box>
        {typed === null && (
          <Stack direction="row">
            <Button
              variant="text"
              size="small"
              disabled={busy}
              onClick={() => setTyped(label)}
              aria-label={`${PASSKEY_TEXTS.rename}: ${label}`}
            >
              {PASSKEY_TEXTS.rename}
            </Button>
            <Button
              variant="text"
              size="small"
              disabled={busy}
              onClick={onRemove}
              aria-label={`${PASSKEY_TEXTS.remove}: ${label}`}
            >
              {PASSKEY_TEXTS.remove}
            </Button>
          </Stack>
        )}
      </Box>
      {typed !== null && (
        <Stack
          component="form"
          noValidate
          onSubmit={(event) => void save(event)}
          sx={{ gap: 1.5, mt: 1.5, maxWidth: 360 }}
        >
          <FormField
            label={PASSKEY_TEXTS.name}
            autoFocus
            value={typed}
            inputProps={{ maxLength: 60 }}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button variant="outlined" onClick={() => setTyped(null)}>
              {PASSKEY_TEXTS.cancel}
            </Button>
            <Button type="submit" variant="contained" disabled={busy || typed.trim() === ''}>
              {PASSKEY_TEXTS.saveName}
            </Button>
          </Stack>
        </Stack>
      )}
    </Box>
  );
}
