import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { CMS_TEXTS as TEXTS } from './messages';
import type { CmsConflict } from './useItemEdit';

const MAX_SHOWN = 120;
const shortened = (text = ''): string =>
  text === '' ? '(empty)' : `“${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}”`;

export interface ItemConflictProps {
  conflict: CmsConflict;
  labelOf: (name: string) => string;
  onTheirs: (name: string) => void;
}

/** What another administrator saved meanwhile: what the form took over, and where the two of you disagree. */
export function ItemConflict({ conflict, labelOf, onTheirs }: ItemConflictProps) {
  const { takenOver, clashing, theirs } = conflict;
  return (
    <FormAlert severity="error">
      {TEXTS.conflict}
      {takenOver.length > 0 && (
        <Box sx={{ mt: 1 }}>
          {TEXTS.takenOver} {takenOver.map(labelOf).join(', ')}
        </Box>
      )}
      {clashing.length > 0 && (
        <Box sx={{ mt: 1 }}>
          {TEXTS.clashing}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2, overflowWrap: 'anywhere' }}>
            {clashing.map((name) => (
              <li key={name}>
                {labelOf(name)}: {shortened(theirs[name])}{' '}
                <Button
                  size="small"
                  variant="text"
                  color="inherit"
                  aria-label={`${TEXTS.useTheirs}: ${labelOf(name)}`}
                  onClick={() => onTheirs(name)}
                >
                  {TEXTS.useTheirs}
                </Button>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </FormAlert>
  );
}
