import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DialogCloseButton } from '../../lib/DialogCloseButton';
import { RegistrationForm } from './RegistrationForm';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
}

export function RegistrationDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="register-title">
      <DialogTitle id="register-title" sx={{ pr: '64px !important' }}>
        Register free
      </DialogTitle>
      <DialogContent>
        <RegistrationForm id="register-form" autoFocus />
      </DialogContent>
      <DialogCloseButton onClick={onClose} />
    </Dialog>
  );
}
