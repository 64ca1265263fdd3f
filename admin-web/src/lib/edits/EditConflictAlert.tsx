import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { changedPart } from './changed-part';
import type { EditConflict } from './useMergedEdit';

const TEXTS = {
  takenOver: 'Now in the form, as they saved it:',
  clashing: 'Both of you changed these. The form has yours:',
  useTheirs: 'Use theirs',
  saveAgain: 'Nothing of yours is lost. Check it and save again.',
} as const;

export interface EditConflictAlertProps<Values extends object> {
  /** What happened: `Somebody else saved this session while you were editing.` */
  text: string;
  conflict: EditConflict<Values>;
  labelOf: (field: keyof Values & string) => string;
  onTheirs: (field: keyof Values & string) => void;
}

/** What another administrator saved meanwhile: what the form took over, and where the two of you disagree. */
export function EditConflictAlert<Values extends object>(props: EditConflictAlertProps<Values>) {
  const { text, conflict, labelOf, onTheirs } = props;
  const { takenOver, clashing, began, theirs } = conflict;
  const shown = (field: keyof Values): string => changedPart(String(began[field] ?? ''), String(theirs[field] ?? ''));
  return (
    <Box sx={{ maxHeight: 240, overflowY: 'auto' }}>
      <FormAlert severity="error">
        {text} {TEXTS.saveAgain}
        {takenOver.length > 0 && (
          <Box sx={{ mt: 1 }}>
            {TEXTS.takenOver} {takenOver.map(labelOf).join(', ')}
          </Box>
        )}
        {clashing.length > 0 && (
          <Box sx={{ mt: 1 }}>
            {TEXTS.clashing}
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2, overflowWrap: 'anywhere' }}>
              {clashing.map((field) => (
                <li key={field}>
                  {labelOf(field)}: {shown(field)}{' '}
                  <Button
                    size="small"
                    variant="text"
                    color="inherit"
                    aria-label={`${TEXTS.useTheirs}: ${labelOf(field)}`}
                    onClick={() => onTheirs(field)}
                  >
                    {TEXTS.useTheirs}
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
