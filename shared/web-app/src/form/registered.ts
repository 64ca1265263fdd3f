import type { UseFormRegisterReturn } from 'react-hook-form';

/** What `register(name)` gave, in the words of FormField. */
export const registered = ({ name, onChange, onBlur, ref }: UseFormRegisterReturn) => ({
  name,
  onChange,
  onBlur,
  inputRef: ref,
});
