import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Prompt } from '@summit/contracts';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { FormField } from '@summit/ui/form/FormField';
import { PencilLine, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { PROMPTS_TEXTS } from '../messages';
import { blanksOf, filledParts, filledText } from './prompt-text';
import { PromptOnPaper } from './PromptOnPaper';

export interface OpenPromptProps {
  prompt: Prompt;
  /** Undefined while it is under way or can't be had. */
  text: string | undefined;
  failure: string | undefined;
  locked: boolean;
  onRetry: (id: number) => void;
  onTag: (tag: string) => void;
}

function FullText({ prompt, text }: { prompt: Prompt; text: string }) {
  const id = useId();
  const [filling, setFilling] = useState(false);
  const [words, setWords] = useState<Record<string, string>>({});
  const blanks = blanksOf(text);
  return (
    <>
      <PromptOnPaper title={`${prompt.prompt_id}. ${prompt.title}`} text={filledText(text, words)} />
      <Box sx={{ bgcolor: 'surface.sunken', borderRadius: '12px', px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 2.5 } }}>
        <Typography component="div" sx={{ whiteSpace: 'pre-line', maxWidth: '68ch', overflowWrap: 'anywhere' }}>
          {filledParts(text, words).map((part, index) =>
            part.kind === 'plain' ? (
              part.text
            ) : (
              <Box
                component="span"
                key={index}
                sx={{ color: part.kind === 'filled' ? 'primary.main' : 'day5.ink', fontWeight: 600 }}
              >
                {part.text}
              </Box>
            ),
          )}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {blanks.length > 0 && (
          <Button
            variant="outlined"
            size="small"
            aria-expanded={filling}
            aria-controls={filling ? id : undefined}
            startIcon={<PencilLine size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setFilling(!filling)}
          >
            {PROMPTS_TEXTS.fillIn} ({blanks.length})
          </Button>
        )}
        <Button
          variant="outlined"
          size="small"
          startIcon={<Printer size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          {PROMPTS_TEXTS.print}
        </Button>
      </Stack>
      {filling && (
        <Box id={id} role="group" aria-label={PROMPTS_TEXTS.fillIn}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              gap: 2,
            }}
          >
            {blanks.map((name) => (
              <FormField
                key={name}
                label={name}
                autoComplete="off"
                value={words[name] ?? ''}
                onChange={(event) => setWords({ ...words, [name]: event.target.value })}
              />
            ))}
          </Box>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
            <CopyButton variant="contained" text={filledText(text, words)} label={PROMPTS_TEXTS.copyFilled} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {PROMPTS_TEXTS.fillInHint}
            </Typography>
          </Stack>
        </Box>
      )}
    </>
  );
}

/** The text of the one prompt that is open, its tags and what can be done with it (M-158). */
export function OpenPrompt({ prompt, text, failure, locked, onRetry, onTag }: OpenPromptProps) {
  const { prompt_id: id, prompt_text: preview, tags } = prompt;
  return (
    <Stack id={`prompt-${id}-text`} sx={{ gap: 2, pb: 3, pl: { sm: '60px' } }}>
      {text !== undefined && <FullText prompt={prompt} text={text} />}
      {text === undefined && failure !== undefined && <ErrorState text={failure} onRetry={() => onRetry(id)} />}
      {text === undefined && failure === undefined && (
        <Box role="status" sx={{ color: 'text.secondary' }}>
          <Typography sx={{ maxWidth: '68ch' }}>{preview}</Typography>
          {locked ? (
            <Alert severity="info" variant="outlined" role="note" sx={{ mt: 2 }}>
              {PROMPTS_TEXTS.locked}
            </Alert>
          ) : (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {PROMPTS_TEXTS.opening}
            </Typography>
          )}
        </Box>
      )}
      <Stack
        component="ul"
        direction="row"
        aria-label={PROMPTS_TEXTS.tags}
        sx={{ flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
      >
        {tags.map((tag) => (
          <li key={tag}>
            <Chip component="button" size="small" variant="outlined" label={tag} onClick={() => onTag(tag)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
