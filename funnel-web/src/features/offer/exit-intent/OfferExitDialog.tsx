import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Link } from 'react-router-dom';
import { DialogCloseButton } from '../../../lib/browser/DialogCloseButton';
import type { OfferExit } from './offer-exit';

export interface OfferExitDialogProps {
  exit: OfferExit;
  title: string;
  line: string;
  /** The accept says what it buys and for how much. */
  acceptLabel: string;
  onAccept: () => void;
  declinePath: string;
}

/** Buy button and decline, of one size (F-158); closing it only closes it. */
export function OfferExitDialog({ exit, title, line, acceptLabel, onAccept, declinePath }: OfferExitDialogProps) {
  return (
    <Dialog open={exit.open} onClose={exit.dismiss} maxWidth="xs" fullWidth aria-labelledby="offer-exit-title">
      <DialogTitle id="offer-exit-title" sx={{ pr: '64px !important' }}>
        {title}
      </DialogTitle>
      <DialogContent className="offer-exit">
        <p>{line}</p>
        <div className="exit-actions">
          <Button
            variant="contained"
            color="cta"
            size="large"
            fullWidth
            onClick={() => {
              exit.dismiss();
              onAccept();
            }}
          >
            {acceptLabel}
          </Button>
          <Button
            component={Link}
            to={declinePath}
            variant="outlined"
            size="large"
            fullWidth
            onClick={() => exit.dismiss()}
          >
            No thanks
          </Button>
        </div>
      </DialogContent>
      <DialogCloseButton onClick={exit.dismiss} />
    </Dialog>
  );
}
