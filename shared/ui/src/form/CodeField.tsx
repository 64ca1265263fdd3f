import { FormField, type FormFieldProps } from './FormField.js';

export const CODE_LENGTH = 6;

/** What may stay of what was typed or pasted: digits, six at most (M-023, A-019). */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_LENGTH);

export interface CodeFieldProps extends Omit<FormFieldProps, 'type' | 'value' | 'onChange'> {
  value: string;
  onCode: (code: string) => void;
}

/**
 * Six digits of an authenticator app, in one field. No maxLength: it would cut `123 456`, as some apps copy it, before
 * the space is taken out.
 */
export function CodeField({ value, onCode, ...field }: CodeFieldProps) {
  return (
    <FormField
      {...field}
      value={value}
      onChange={(event) => onCode(codeDigits(event.target.value))}
      autoComplete="one-time-code"
      inputProps={{ inputMode: 'numeric', pattern: '[0-9]*' }}
      sx={{ '& input': { fontSize: '1.5rem', letterSpacing: '0.3em', fontFeatureSettings: '"tnum"' } }}
    />
  );
}
