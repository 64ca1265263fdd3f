import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { faceSources, type FacePerson } from '@summit/contracts';
import { FacePicture } from '@summit/ui/portrait/FacePicture';
import { initials } from '@summit/ui/portrait/initials';
import { FACES_TEXTS as TEXTS, PLACE_LABELS } from './messages';

export interface FaceRowProps {
  person: FacePerson;
  onSet: () => void;
  onRemove: () => void;
}

const THUMB = { width: 48, height: 60, borderRadius: 8, objectFit: 'cover', display: 'block' } as const;

const about = ({ places, face }: FacePerson): string =>
  places.length === 0
    ? TEXTS.unused
    : `${places.map((place) => PLACE_LABELS[place]).join(', ')} · ${face ? TEXTS.has : TEXTS.hasNone}`;

/** One person: the photo or the initials, where they are shown, and what can be done. */
export function FaceRow({ person, onSet, onRemove }: FaceRowProps) {
  const { name, places, face } = person;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        flexWrap: 'wrap',
        '& + &': { borderTop: '1px solid var(--gs-palette-line-main)' },
      }}
    >
      {face ? (
        <FacePicture photo={faceSources(face)} sizes="48px" style={THUMB} />
      ) : (
        <Box
          aria-hidden
          style={THUMB}
          sx={{ bgcolor: 'day1.tint', color: 'day1.ink', lineHeight: '60px', textAlign: 'center', fontWeight: 650 }}
        >
          {initials(name)}
        </Box>
      )}
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {about(person)}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        {places.length > 0 && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${face ? TEXTS.replace : TEXTS.set}: ${name}`}
            onClick={onSet}
          >
            {face ? TEXTS.replace : TEXTS.set}
          </Button>
        )}
        {face && (
          <Button size="small" variant="text" color="error" aria-label={`${TEXTS.remove}: ${name}`} onClick={onRemove}>
            {TEXTS.remove}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
