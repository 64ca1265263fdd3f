import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormAlert } from '@summit/ui/form/FormAlert';
import type { FormEvent, ReactNode } from 'react';
import { TEXTS } from './messages';

export interface OrderRequestFormProps {
  label: string;
  action: string;
  busy: boolean;
  failure: string | null;
  children: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
}

/** A question to the back office that opens below the order. */
export function OrderRequestForm({
  label,
  action,
  busy,
  failure,
  children,
  onSubmit,
  onCancel,
}: OrderRequestFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Stack component="form" noValidate aria-label={label} onSubmit={submit} sx={{ gap: 2, maxWidth: 520 }}>
      {failure !== null && <FormAlert severity="error">{failure}</FormAlert>}
      {children}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={busy}>
          {action}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
