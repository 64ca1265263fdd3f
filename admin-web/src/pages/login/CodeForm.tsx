import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { adminVerifyTwoFactorEndpoint } from '@summit/contracts';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { failureText } from '@summit/web-app/calls/failure-text';
import { CODE_LENGTH, CodeField } from '@summit/ui/form/CodeField';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { useServices } from '../../lib/services';
import { LOGIN_TEXTS } from './messages';

export type CodeKind = 'app' | 'backup';

export interface CodeFormProps {
  email: string;
  tempToken: string;
  kind: CodeKind;
  onKind: (kind: CodeKind) => void;
  onBack: () => void;
}

/** Second step: six digits of the app, or a backup code (C-088). */
export function CodeForm({ email, tempToken, kind, onKind, onBack }: CodeFormProps) {
  const { api, session } = useServices();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const verify = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { email, temp_token: tempToken, code: code.trim() };
      session.open(await api.send(adminVerifyTwoFactorEndpoint, { body }));
    } catch (error) {
      setFailure(failureText(error, LOGIN_TEXTS.codeFailed));
      setBusy(false);
      field.current?.select();
    }
  };
  const complete = kind === 'app' ? code.length === CODE_LENGTH : code.trim() !== '';
  const edit = (next: string) => {
    setCode(next);
    setFailure(null);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (complete && !busy) void verify();
  };
  const change = (other: CodeKind) => {
    edit('');
    onKind(other);
  };
  const shared = { inputRef: field, autoFocus: true, readOnly: busy } as const;
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      {kind === 'app' ? (
        <CodeField key="app" label={LOGIN_TEXTS.code} value={code} onCode={edit} {...shared} />
      ) : (
        <FormField
          key="backup"
          label={LOGIN_TEXTS.backupCode}
          value={code}
          onChange={(event) => edit(event.target.value)}
          autoComplete="off"
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          {...shared}
        />
      )}
      {failure && <FormAlert severity="error">{failure}</FormAlert>}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!complete}
        loading={busy}
        loadingPosition="start"
      >
        {busy ? LOGIN_TEXTS.verifying : LOGIN_TEXTS.verify}
      </Button>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mx: -1.5 }}>
        <Button variant="text" size="small" startIcon={<ArrowLeft size={16} aria-hidden />} onClick={onBack}>
          {LOGIN_TEXTS.backToLogin}
        </Button>
        <Button variant="text" size="small" onClick={() => change(kind === 'app' ? 'backup' : 'app')}>
          {kind === 'app' ? LOGIN_TEXTS.useBackupCode : LOGIN_TEXTS.useApp}
        </Button>
      </Stack>
    </Stack>
  );
}
