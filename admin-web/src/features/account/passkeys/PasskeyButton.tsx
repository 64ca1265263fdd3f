import Button, { type ButtonProps } from '@mui/material/Button';
import { Fingerprint } from 'lucide-react';

/** A way on by passkey. */
export const PasskeyButton = (props: ButtonProps) => (
  <Button loadingPosition="start" startIcon={<Fingerprint size={18} strokeWidth={1.75} aria-hidden />} {...props} />
);
