import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FormAlert } from '@summit/ui/form/FormAlert';
import type { RefObject } from 'react';
import { FIELD_LABELS, FORM_TEXTS } from './messages';
import type { SessionField } from './session-values';

export interface MissingFieldsProps {
  fields: readonly SessionField[];
  form: RefObject<HTMLFormElement | null>;
}

/** The document's alert with its list; each name leads to its field. */
export function MissingFields({ fields, form }: MissingFieldsProps) {
  const focus = (field: SessionField) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  return (
    <FormAlert severity="error">
      {FORM_TEXTS.missing}
      <Box component="ul" sx={{ m: 0, pl: 2, columns: { sm: 2 } }}>
        {fields.map((field) => (
          <li key={field}>
            <Link component="button" type="button" color="inherit" onClick={() => focus(field)} sx={{ minHeight: 24 }}>
              {FIELD_LABELS[field]}
            </Link>
          </li>
        ))}
      </Box>
    </FormAlert>
  );
}
