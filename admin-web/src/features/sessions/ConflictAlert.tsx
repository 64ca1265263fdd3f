import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FIELD_LABELS, FORM_TEXTS } from './messages';
import type { SessionField } from './session-values';
import type { Conflict } from './useSessionEdit';

const list = { m: 0, mt: 0.5, pl: 2 } as const;
const MAX_SHOWN = 120;
const shortened = (text: string): string =>
  text === '' ? '(empty)' : `“${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}”`;

/** What another administrator saved meanwhile: what the form took over, and where the two of you disagree. */
export function ConflictAlert({ conflict, onTheirs }: { conflict: Conflict; onTheirs: (field: SessionField) => void }) {
  const { takenOver, clashing, theirs } = conflict;
  return (
    <Box sx={{ maxHeight: 240, overflowY: 'auto' }}>
      <FormAlert severity="error">
        {FORM_TEXTS.conflict} {FORM_TEXTS.saveAgain}
        {takenOver.length > 0 && (
          <Box sx={{ mt: 1 }}>
            {FORM_TEXTS.takenOver} {takenOver.map((field) => FIELD_LABELS[field]).join(', ')}
          </Box>
        )}
        {clashing.length > 0 && (
          <Box sx={{ mt: 1 }}>
            {FORM_TEXTS.clashing}
            <Box component="ul" sx={list}>
              {clashing.map((field) => (
                <li key={field}>
                  {FIELD_LABELS[field]}: {shortened(theirs[field])}{' '}
                  <Button
                    size="small"
                    variant="text"
                    color="inherit"
                    aria-label={`${FORM_TEXTS.useTheirs}: ${FIELD_LABELS[field]}`}
                    onClick={() => onTheirs(field)}
                  >
                    {FORM_TEXTS.useTheirs}
                  </Button>
                </li>
              ))}
            </Box>
          </Box>
        )}
      </FormAlert>
    </Box>
  );
}
