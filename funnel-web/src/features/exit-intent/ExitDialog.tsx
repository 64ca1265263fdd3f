import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { DialogCloseButton } from '../../lib/browser/DialogCloseButton';

export interface ExitCover {
  title: string;
  /** Address of the cover's art. */
  art: string;
}

export interface ExitDialogProps {
  open: boolean;
  covers: readonly ExitCover[];
  onAccept: () => void;
  onDismiss: () => void;
}

/** Offered once when the pointer leaves at the top (F-090..F-095). Declining is as easy as accepting. */
export function ExitDialog({ open, covers, onAccept, onDismiss }: ExitDialogProps) {
  return (
    <Dialog open={open} onClose={onDismiss} maxWidth="xs" fullWidth aria-labelledby="exit-title">
      <DialogTitle id="exit-title" sx={{ pr: '64px !important' }}>
        Two bonuses before you go?
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>
          Register free and download both straight away. You can decline every paid offer and keep them.
        </Typography>
        <ul className="exit-covers">
          {covers.map(({ title, art }) => (
            <li key={title} className="cover">
              <img src={art} alt="" width={480} height={640} />
              <span>{title}</span>
            </li>
          ))}
        </ul>
        <div className="exit-actions">
          <Button variant="contained" color="cta" size="large" fullWidth onClick={onAccept}>
            Register free
          </Button>
          <Button variant="outlined" size="large" fullWidth onClick={onDismiss}>
            No thanks
          </Button>
        </div>
      </DialogContent>
      <DialogCloseButton onClick={onDismiss} />
    </Dialog>
  );
}
