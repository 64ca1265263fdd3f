import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { adminMailValuesEndpoint } from '@summit/contracts';
import { EMAIL_MAX_LENGTH, isEmail } from '@summit/rules';
import { FormField } from '@summit/ui/form/FormField';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../lib/services';
import { MAIL_TEXTS as TEXTS } from './messages';

export interface DataOfPerson {
  email: string;
  values: Readonly<Record<string, string>>;
}

export interface PreviewDataProps {
  templateId: string;
  /** Null: example values. */
  data: DataOfPerson | null;
  onData: (data: DataOfPerson | null) => void;
}

/** Fills the preview of a mail with what is known of one person. It stands in a form: Enter must not save the text. */
export function PreviewData({ templateId, data, onData }: PreviewDataProps) {
  const { api } = useServices();
  const [email, setEmail] = useState('');
  const [refused, setRefused] = useState(false);
  const isWrong = !isEmail(email.trim());
  const read = useMutation({
    mutationFn: (wanted: string) =>
      api.send(adminMailValuesEndpoint, { body: { email: wanted, template_id: templateId } }),
    onSuccess: ({ values }, wanted) => onData({ email: wanted, values }),
  });
  const show = () => {
    setRefused(true);
    if (!isWrong && !read.isPending) read.mutate(email.trim());
  };
  const failure = () => {
    if (refused && isWrong) return TEXTS.emailInvalid;
    return read.error ? failureText(read.error, TEXTS.dataFailed) : undefined;
  };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { xs: 'stretch', sm: 'flex-start' } }}>
      <FormField
        label={TEXTS.dataOf}
        type="email"
        autoComplete="off"
        placeholder={TEXTS.dataOfExample}
        value={email}
        error={failure()}
        onChange={({ target }) => {
          setEmail(target.value);
          setRefused(false);
          read.reset();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          show();
        }}
        inputProps={{ maxLength: EMAIL_MAX_LENGTH, autoCapitalize: 'none', spellCheck: false }}
      />
      <Button
        variant="outlined"
        loading={read.isPending}
        onClick={show}
        // Beside the field, which has its label above it.
        sx={{ flex: 'none', mt: { sm: 3 } }}
      >
        {TEXTS.showData}
      </Button>
      {data && (
        <Button variant="text" onClick={() => onData(null)} sx={{ flex: 'none', mt: { sm: 3 } }}>
          {TEXTS.examples}
        </Button>
      )}
    </Stack>
  );
}
