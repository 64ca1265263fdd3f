import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

export interface FormFieldProps extends Omit<OutlinedInputProps, 'id' | 'error' | 'label'> {
  label: ReactNode;
  error?: string | undefined;
  /** Shown beneath the field; an error takes its place. */
  hint?: ReactNode;
}

/** One labeled field: the label above, hint or error beneath and linked (ui.md 4.0.2). */
export function FormField({ label, error, hint, inputProps, ...input }: FormFieldProps) {
  const id = useId();
  const beneath = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        inputProps={{
          ...inputProps,
          'aria-invalid': error !== undefined,
          'aria-describedby': beneath === undefined ? undefined : `${id}-beneath`,
        }}
      />
      {beneath !== undefined && (
        <FormHelperText id={`${id}-beneath`} component="div">
          {beneath}
        </FormHelperText>
      )}
    </FormControl>
  );
}
