import Box from '@mui/material/Box';
import { FormField } from '@summit/ui/form/FormField';
import { memo } from 'react';
import { FIELD_LABELS, FORM_TEXTS } from './messages';
import type { FieldState } from './useSessionEdit';

export interface SessionTextProps extends FieldState {
  optional?: boolean;
  wide?: boolean;
  /** Lines that are shown at first; makes the field a text of several lines. */
  rows?: number;
  numeric?: boolean;
  link?: boolean;
  hint?: string;
}

/** One text of the session, under the name that the list of missing fields leads to. */
export const SessionText = memo(function SessionText(props: SessionTextProps) {
  const {
    name,
    value,
    error,
    change,
    optional = false,
    wide = false,
    rows,
    numeric = false,
    link = false,
    hint,
  } = props;
  const label = FIELD_LABELS[name];
  return (
    <Box className={wide ? 'wide' : ''} sx={{ minWidth: 0 }}>
      <FormField
        name={name}
        label={
          optional ? (
            <>
              {label} <span style={{ fontWeight: 400 }}>{FORM_TEXTS.optional}</span>
            </>
          ) : (
            label
          )
        }
        value={value}
        onChange={({ target }) => change({ [name]: target.value })}
        error={error}
        hint={hint}
        autoComplete="off"
        {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 12 })}
        inputProps={{
          ...(numeric && { inputMode: 'numeric' }),
          ...(link && { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' }),
        }}
      />
    </Box>
  );
});
