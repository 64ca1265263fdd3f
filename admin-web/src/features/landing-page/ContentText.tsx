import Box from '@mui/material/Box';
import { FormField } from '@summit/ui/form/FormField';
import { LANDING_TEXTS as TEXTS } from './messages';

export interface ContentTextProps {
  /** With what it belongs to, `Stat 2`, where several have the same label. */
  of?: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** An empty one is refused, and says so. */
  required?: boolean;
  /** Lines that are shown at first; makes the field a text of several lines. */
  rows?: number;
  wide?: boolean;
  link?: boolean;
}

/** One text of the landing page. */
export function ContentText(props: ContentTextProps) {
  const { of, label, value, onValue, required = false, rows, wide = false, link = false } = props;
  const name = of === undefined ? label : `${of} ${label.toLowerCase()}`;
  return (
    <Box className={wide ? 'wide' : ''} sx={{ minWidth: 0 }}>
      <FormField
        label={name}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        error={required && value.trim() === '' ? TEXTS.required(name) : undefined}
        autoComplete="off"
        {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 12 })}
        inputProps={{ ...(link && { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' }) }}
      />
    </Box>
  );
}
