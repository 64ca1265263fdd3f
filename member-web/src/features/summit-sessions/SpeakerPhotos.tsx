import Box from '@mui/material/Box';
import { portraitUri } from '@summit/art';
import { faceOf, faceSources, type Face } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { Portrait } from '@summit/ui/portrait/Portrait';
import { PortraitFrame } from '@summit/ui/portrait/PortraitFrame';
import { useNearView } from './useNearView';

/** The one picture that every second speaker has (M-102). */
const secondPhoto = () => portraitUri('second speaker', 3);
const PAIR = ' and ';

export interface SpeakerPhotosProps {
  name: string;
  photoUrl: string | null;
  /** Photos that the back office has set: they come first. */
  faces: readonly Face[] | undefined;
  day: SummitDay;
  /** Corner radius in px. */
  radius?: number;
  /** Size of the initials in px. */
  size?: number;
  /** Width by height of each picture; left out, they fill the height of their place. */
  ratio?: string;
}

/** Photo or placeholder of the speaker; of two, where the name joins two (M-101, M-102). */
export function SpeakerPhotos({ name, photoUrl, faces, day, radius = 16, size = 26, ratio }: SpeakerPhotosProps) {
  const [first = name, second] = name.split(PAIR);
  const { place, near } = useNearView();
  const sourcesOf = (one: string) => {
    const face = faceOf(faces, one);
    return face && faceSources(face);
  };
  const frame = { radius, size, ratio: ratio ?? 'auto' };
  return (
    <Box
      ref={place}
      sx={{
        display: 'grid',
        gridTemplateColumns: second && ratio ? '1fr 1fr' : '1fr',
        gridAutoRows: '1fr',
        gap: second ? 0.5 : 0,
        ...(!ratio && { height: '100%' }),
      }}
    >
      {near ? (
        <Portrait {...frame} name={first} day={day} src={photoUrl} face={sourcesOf(first)} />
      ) : (
        <Box sx={{ aspectRatio: frame.ratio, bgcolor: 'surface.sunken', borderRadius: `${radius}px` }} />
      )}
      {near && second && <PortraitFrame {...frame} name={second} src={secondPhoto()} face={sourcesOf(second)} />}
    </Box>
  );
}
