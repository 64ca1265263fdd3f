import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PROMPT_TERMS, PROMPT_TERMS_TITLE } from '@summit/content';
import { acceptPromptDisclaimerEndpoint } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { useState, type FormEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { loginPath } from '../../lib/paths';
import { useServices } from '../../lib/services';
import { PROMPTS_TEXTS } from './messages';
import { DEFAULT_LIMIT, type PromptSession } from './prompt-session';
import { stepFailure } from './step-failure';
import { StepFrame } from './StepFrame';

export interface DisclaimerStepProps {
  email: string;
  onAccept: (session: PromptSession) => void;
  onDecline: () => void;
}

function Terms() {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={PROMPTS_TEXTS.termsRegion}
      sx={{
        maxHeight: 360,
        overflowY: 'auto',
        bgcolor: 'background.paper',
        border: '1px solid var(--gs-palette-line-main)',
        borderRadius: '16px',
        px: { xs: 2.5, sm: 3 },
        py: 1,
      }}
    >
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', counterReset: 'clause' }}>
        {PROMPT_TERMS.map(({ title, text }) => (
          <Box
            component="li"
            key={title}
            sx={{
              display: 'grid',
              gridTemplateColumns: '28px 1fr',
              py: 2,
              counterIncrement: 'clause',
              '& + &': { borderTop: '1px solid var(--gs-palette-line-main)' },
              '&::before': {
                content: 'counter(clause) "."',
                color: 'text.tertiary',
                fontFeatureSettings: '"tnum"',
                fontWeight: 600,
              },
            }}
          >
            <div>
              <Typography component="h2" sx={{ fontWeight: 650 }}>
                {title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                {text}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The terms, a tick and two equal ways on (M-143). */
export function DisclaimerStep({ email, onAccept, onDecline }: DisclaimerStepProps) {
  const { api } = useServices();
  const [accepted, setAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [needsSignIn, setNeedsSignIn] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!accepted) return setFailure(PROMPTS_TEXTS.acceptRequired);
    setBusy(true);
    setFailure(null);
    try {
      const answer = await api.send(acceptPromptDisclaimerEndpoint, { body: { email, accepted: true } });
      if (!answer.success) {
        setFailure(answer.message || PROMPTS_TEXTS.disclaimerFailed);
        setNeedsSignIn(answer.sign_in_required === true);
        setBusy(false);
        return;
      }
      onAccept({
        email,
        sessionId: answer.session_id,
        viewed: answer.prompts_viewed,
        limit: answer.daily_limit ?? DEFAULT_LIMIT,
        counted: answer.viewed_prompt_ids,
      });
    } catch (error) {
      setFailure(stepFailure(error));
      setBusy(false);
    }
  };

  return (
    <StepFrame title={PROMPT_TERMS_TITLE} lead={PROMPTS_TEXTS.termsLead} announced width={640}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
        <Terms />
        <FormControlLabel
          control={
            <Checkbox
              checked={accepted}
              onChange={(event) => {
                setAccepted(event.target.checked);
                setFailure(null);
              }}
              slotProps={{ input: { required: true } }}
            />
          }
          label={PROMPTS_TEXTS.accept}
          slotProps={{ typography: { sx: { fontWeight: 500 } } }}
        />
        {failure !== null && <FormAlert severity="error">{failure}</FormAlert>}
        {needsSignIn && (
          <Button component={RouterLink} to={loginPath} variant="outlined" size="large">
            {PROMPTS_TEXTS.signIn}
          </Button>
        )}
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, '& > *': { flex: 1 } }}>
          <Button type="submit" variant="contained" size="large" loading={busy} loadingPosition="start">
            {busy ? PROMPTS_TEXTS.agreeing : PROMPTS_TEXTS.agree}
          </Button>
          <Button variant="outlined" size="large" disabled={busy} onClick={onDecline}>
            {PROMPTS_TEXTS.decline}
          </Button>
        </Stack>
      </Stack>
    </StepFrame>
  );
}
