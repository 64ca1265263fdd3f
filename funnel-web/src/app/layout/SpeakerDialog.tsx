import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { DialogCloseButton } from '../../lib/browser/DialogCloseButton';
import type { SpeakerCard } from '../../lib/landing/landing-view';
import { dayUrl } from '../../lib/site/paths';
import { PersonPicture } from '../../pages/landing/PersonPicture';

export interface SpeakerDialogProps {
  open: boolean;
  speaker: SpeakerCard;
  onClose: () => void;
}

/** The biography of the server's copy, or the bundle's, which is loaded when it is needed. */
function useBio({ name, bio }: SpeakerCard): string {
  const [bundled, setBundled] = useState('');
  useEffect(() => {
    if (bio !== null) return;
    let stale = false;
    void import('../../lib/landing/speaker-bios.baked').then(({ SPEAKER_BIOS }) => {
      if (!stale) setBundled(SPEAKER_BIOS[name] ?? '');
    });
    return () => {
      stale = true;
    };
  }, [name, bio]);
  return bio ?? bundled;
}

export function SpeakerDialog({ open, speaker, onClose }: SpeakerDialogProps) {
  const { name, title, day } = speaker;
  const bio = useBio(speaker);
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="speaker-name">
      <DialogTitle id="speaker-name" sx={{ pr: '64px !important' }}>
        {name}
      </DialogTitle>
      <DialogContent className={`speaker-dialog day-${day}`}>
        <PersonPicture speaker={speaker} />
        <div>
          <Typography variant="h5" component="p">
            {title}
          </Typography>
          <p className="speaker__day">Day {day}</p>
          <p className="speaker-dialog__bio">{bio}</p>
          <Button variant="outlined" href={dayUrl(day)}>
            See the session
          </Button>
        </div>
      </DialogContent>
      <DialogCloseButton onClick={onClose} />
    </Dialog>
  );
}
