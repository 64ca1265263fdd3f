import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LandingPageSpeaker } from '@summit/contracts';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { LANDING_TEXTS as TEXTS } from './messages';

export interface SpeakerFieldsProps {
  speakers: readonly LandingPageSpeaker[];
  onSpeakers: (speakers: LandingPageSpeaker[]) => void;
}

/** The speakers, who can be removed and, until the page is saved, be brought back. */
export function SpeakerFields({ speakers, onSpeakers }: SpeakerFieldsProps) {
  /** Latest first, each with the place it had. */
  const [removed, setRemoved] = useState<readonly { speaker: LandingPageSpeaker; at: number }[]>([]);
  const remove = (speaker: LandingPageSpeaker, at: number) => {
    setRemoved([{ speaker, at }, ...removed]);
    onSpeakers(speakers.filter((one) => one !== speaker));
  };
  const bringBack = () => {
    const [last, ...others] = removed;
    if (!last) return;
    setRemoved(others);
    if (speakers.some(({ name }) => name === last.speaker.name)) return;
    onSpeakers(speakers.toSpliced(last.at, 0, last.speaker));
  };
  return (
    <Box className="wide">
      <Box
        component="ul"
        aria-label={TEXTS.speakers}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }}
      >
        {speakers.map((speaker, at) => (
          <Box
            component="li"
            key={speaker.name}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              py: 0.75,
              '& + &': { borderTop: '1px solid var(--gs-palette-line-main)' },
            }}
          >
            <Box sx={{ minWidth: 0, mr: 'auto' }}>
              <Typography sx={{ fontWeight: 550 }}>{speaker.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {speaker.title}
              </Typography>
            </Box>
            <Button
              size="small"
              variant="text"
              color="error"
              startIcon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
              aria-label={`${TEXTS.remove} ${speaker.name}`}
              onClick={() => remove(speaker, at)}
            >
              {TEXTS.remove}
            </Button>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: removed.length > 0 ? 1 : 0 }}>
        {removed.length > 0 && (
          <>
            <Typography variant="body2">{TEXTS.removed(removed.length)}</Typography>
            <Button
              size="small"
              variant="outlined"
              startIcon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
              onClick={bringBack}
            >
              {TEXTS.bringBack} {removed[0]?.speaker.name}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
