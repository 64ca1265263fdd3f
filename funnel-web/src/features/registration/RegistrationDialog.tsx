import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useState } from 'react';
import { DialogCloseButton } from '../../lib/browser/DialogCloseButton';
import { RegistrationForm } from './RegistrationForm';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
}

export function RegistrationDialog({ open, onClose }: DialogProps) {
  const [registered, setRegistered] = useState(false);
  const onRegistered = useCallback(() => setRegistered(true), []);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={registered ? 'register-form-success' : 'register-title'}
    >
      {!registered && (
        <DialogTitle id="register-title" sx={{ pr: '64px !important' }}>
          Register free
        </DialogTitle>
      )}
      <DialogContent sx={{ pt: registered ? '28px' : '12px !important' }}>
        <RegistrationForm id="register-form" autoFocus onRegistered={onRegistered} />
      </DialogContent>
      <DialogCloseButton onClick={onClose} />
    </Dialog>
  );
}
