import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** Widths that a preview is shown at, in px of the page in it. */
const NAMES = { 390: 'Phone', 1280: 'Desktop' } as const;
export type FrameWidth = keyof typeof NAMES;
const WIDTHS: readonly FrameWidth[] = [390, 1280];

export interface FrameWidthsProps {
  value: FrameWidth;
  onChange: (width: FrameWidth) => void;
}

/** Chooses how wide a preview is. */
export const FrameWidths = ({ value, onChange }: FrameWidthsProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label="Width of the preview"
    value={value}
    onChange={(_event, chosen: FrameWidth | null) => chosen !== null && onChange(chosen)}
  >
    {WIDTHS.map((width) => (
      <ToggleButton key={width} value={width}>
        {NAMES[width]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
