import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FormField, type FormFieldProps } from '@summit/ui/form/FormField';

/** A password with a button that shows and hides it. */
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
          <Tooltip title={action}>
            <IconButton edge="end" aria-label={action} onClick={() => setShown(!shown)}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Tooltip>
        </InputAdornment>
      }
    />
  );
}
