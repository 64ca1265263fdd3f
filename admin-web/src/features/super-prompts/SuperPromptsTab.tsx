import Stack from '@mui/material/Stack';
import { PromptAttempts } from './PromptAttempts';
import { PromptFigures } from './PromptFigures';

/** Tab `super-prompts`: who comes to the prompt library and how much they read (A-149..A-153). */
export function SuperPromptsTab() {
  return (
    <Stack sx={{ gap: 2 }}>
      <PromptFigures />
      <PromptAttempts />
    </Stack>
  );
}
