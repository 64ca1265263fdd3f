import { PromptAttempts } from './PromptAttempts';
import { PromptFigures } from './PromptFigures';

/** Tab `super-prompts`: who comes to the prompt library and how much they read (A-149..A-153). */
export function SuperPromptsTab() {
  return (
    <>
      <PromptFigures />
      <PromptAttempts />
    </>
  );
}
