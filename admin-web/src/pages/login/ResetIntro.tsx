import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { SUPPORT_EMAIL } from '@summit/web-app/config/support';

export interface ResetRequested {
  /** The server's answer to the request. */
  message: string;
  /** Mail can't be sent at the moment. */
  contactSupport: boolean;
}

/** What became of the request for a mail, above the form for its token. */
export function ResetIntro({ message, contactSupport }: ResetRequested) {
  return (
    <Stack sx={{ gap: 1.5, mt: 1 }}>
      <FormAlert severity="success">{message}</FormAlert>
      {contactSupport && (
        <FormAlert severity="info">
          Mail is delayed right now. Write to <Link href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</Link> and we help
          you in.
        </FormAlert>
      )}
    </Stack>
  );
}
