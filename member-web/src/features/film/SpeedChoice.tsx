import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FILM_TEXTS, speedText } from './messages';
import { SPEEDS, type Film } from './useFilm';

/** How fast the film runs. */
export function SpeedChoice({ film: { speed, setSpeed } }: { film: Film }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={speed}
      aria-label={FILM_TEXTS.speed}
      onChange={(_event, chosen: number | null) => chosen !== null && setSpeed(chosen)}
    >
      {SPEEDS.map((one) => (
        <ToggleButton key={one} value={one} className="tnum" sx={{ px: 1.25 }}>
          {speedText(one)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
