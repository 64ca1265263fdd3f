import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormField, type FormFieldProps } from '@summit/ui/form/FormField';

/** A password with a button that shows and hides it (M-020). The button is a word: it needs no tooltip to be understood. */
export function PasswordField(props: Omit<FormFieldProps, 'type' | 'endAdornment'>) {
  const [shown, setShown] = useState(false);
  const action = shown ? 'Hide' : 'Show';
  return (
    <FormField
      {...props}
      type={shown ? 'text' : 'password'}
      inputProps={{ ...props.inputProps, autoCapitalize: 'none', spellCheck: false }}
      sx={{ pr: 0.5 }}
      endAdornment={
        <Button
          variant="text"
          size="small"
          aria-label={`${action} password`}
          onClick={() => setShown(!shown)}
          sx={{ flex: 'none', minWidth: 60, px: 1 }}
        >
          {action}
        </Button>
      }
    />
  );
}
