/** Tokens of the form, one for each press: asked for early, because a press within a moment looks like a machine's. */
export interface FormTokens {
  prepare(): void;
  /** Empty where the server gives none; it is used up. */
  take(): Promise<string>;
}

export function createFormTokens(ask: () => Promise<string>): FormTokens {
  let next: Promise<string> | null = null;
  const ready = () => (next ??= ask().catch(() => ''));
  return {
    prepare: () => void ready(),
    async take() {
      const token = await ready();
      next = null;
      return token;
    },
  };
}
