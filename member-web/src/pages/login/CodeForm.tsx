import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { failureText } from '@summit/web-app/calls/failure-text';
import { CODE_LENGTH, CodeField } from '@summit/ui/form/CodeField';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { LOGIN_TEXTS } from './messages';
import { useSignIn, type Credentials } from './useSignIn';

export type CodeKind = 'app' | 'backup';

export interface CodeFormProps {
  credentials: Credentials;
  kind: CodeKind;
  onKind: (kind: CodeKind) => void;
  onBack: () => void;
  /** Neither app nor codes are at hand. */
  onLost: () => void;
}

/** Second step: a code of the authenticator app, sent as soon as it is complete, or a backup code (M-021, C-088). */
export function CodeForm({ credentials, kind, onKind, onBack, onLost }: CodeFormProps) {
  const signIn = useSignIn();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const send = async (complete: string) => {
    setBusy(true);
    try {
      await signIn(credentials, complete);
    } catch (error) {
      setFailure(failureText(error, LOGIN_TEXTS.failed));
      setBusy(false);
      field.current?.focus();
      field.current?.select();
    }
  };
  const edit = (next: string) => {
    setCode(next);
    setMissing(undefined);
    setFailure(undefined);
    if (kind === 'app' && next.length === CODE_LENGTH && next !== code && !busy) void send(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const complete = kind === 'app' ? code.length === CODE_LENGTH : code.trim() !== '';
    if (complete) return void send(code.trim());
    setMissing(kind === 'app' ? LOGIN_TEXTS.codeRequired : LOGIN_TEXTS.backupCodeRequired);
    field.current?.focus();
  };
  const change = (other: CodeKind) => {
    edit('');
    onKind(other);
  };

  const shared = { inputRef: field, autoFocus: true, error: missing, readOnly: busy } as const;
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
      {kind === 'app' ? (
        <CodeField key="app" label="Code" value={code} onCode={edit} {...shared} />
      ) : (
        <FormField
          key="backup"
          label="Backup code"
          value={code}
          onChange={(event) => edit(event.target.value)}
          autoComplete="off"
          placeholder="abcde-fghjk"
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          {...shared}
        />
      )}
      {failure && <FormAlert severity="error">{failure}</FormAlert>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={busy} loadingPosition="start">
        {busy ? LOGIN_TEXTS.verifying : LOGIN_TEXTS.verify}
      </Button>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mx: -1.5 }}>
        <Button variant="text" size="small" startIcon={<ArrowLeft size={16} aria-hidden />} onClick={onBack}>
          {LOGIN_TEXTS.backToLogin}
        </Button>
        <Button variant="text" size="small" onClick={() => change(kind === 'app' ? 'backup' : 'app')}>
          {kind === 'app' ? LOGIN_TEXTS.useBackupCode : LOGIN_TEXTS.useApp}
        </Button>
        <Button variant="text" size="small" onClick={onLost}>
          {LOGIN_TEXTS.lost}
        </Button>
      </Stack>
    </Stack>
  );
}
