import Button from '@mui/material/Button';
import { use, useState, type ReactNode } from 'react';
import { PortalAlert } from '../../../features/speaker-portal/PortalAlert';
import { SpeakerPortsContext, type SpeakerPorts } from '../../../features/speaker-portal/speaker-ports';
import { useCheckedForm, type CheckedForm, type FieldErrors } from '../../../features/speaker-portal/useCheckedForm';

export interface AccountFormEvents {
  onChanged: () => void;
  /** Answers true when somebody else deals with a failure. */
  onError: (error: unknown) => boolean;
}

export interface AccountFormProps<Field extends string>
  extends Pick<CheckedForm<Field>, 'fields' | 'check' | 'fieldOf'>, AccountFormEvents {
  /** Answers what the server says about it. */
  send: (ports: SpeakerPorts, values: Record<Field, string>) => Promise<string>;
  button: string;
  children: (errors: FieldErrors<Field>) => ReactNode;
}

/** Fields, what went wrong, and what the server said when it went well. */
export function AccountForm<Field extends string>(props: AccountFormProps<Field>) {
  const { fields, check, fieldOf, send, button, children, onChanged, onError } = props;
  const ports = use(SpeakerPortsContext);
  const [answer, setAnswer] = useState<string | null>(null);
  const { errors, formError, busy, onSubmit, onChange } = useCheckedForm<Field>({
    fields,
    check,
    fieldOf: { current_password_wrong: 'current_password' as Field, ...fieldOf },
    onError,
    failed: 'That did not work. Please try again.',
    send: async (values, form) => {
      setAnswer(await send(ports, values));
      form.reset();
      onChanged();
    },
  });
  return (
    <form
      className="portal-form account-form"
      noValidate
      method="dialog"
      onSubmit={onSubmit}
      onChange={() => {
        onChange();
        setAnswer(null);
      }}
    >
      {children(errors)}
      {formError && <PortalAlert>{formError}</PortalAlert>}
      {answer && <p role="status">{answer}</p>}
      <Button type="submit" variant="contained" className="account-form__send" loading={busy} loadingPosition="start">
        {button}
      </Button>
    </form>
  );
}
