import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';

const MODES = [
  ['light', 'Light', Sun],
  ['dark', 'Dark', Moon],
  ['system', 'System', Monitor],
] as const;

/** Light, dark, or what the system says. MUI keeps the choice; `scheme.js` applies it before the first paint. */
export function SchemeSwitch() {
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode ?? 'system'}
      aria-label="Color scheme"
      onChange={(_event, next: 'light' | 'dark' | 'system' | null) => next && setMode(next)}
    >
      {MODES.map(([value, label, Icon]) => (
        <ToggleButton key={value} value={value} aria-label={label}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
