import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FormField, type FormFieldProps } from '@summit/ui/form/FormField';

/** A password with a button that shows and hides it. Its tip is the browser's: MUI's would be a fifteenth of the sign-in page. */
export function PasswordField(props: Omit<FormFieldProps, 'type' | 'endAdornment'>) {
  const [shown, setShown] = useState(false);
  const action = shown ? 'Hide password' : 'Show password';
  const Icon = shown ? EyeOff : Eye;
  return (
    <FormField
      {...props}
      type={shown ? 'text' : 'password'}
      inputProps={{ ...props.inputProps, autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton edge="end" aria-label={action} title={action} onClick={() => setShown(!shown)}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
