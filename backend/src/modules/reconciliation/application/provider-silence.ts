/** A provider gave no answer, or none that says anything; a refusal is an answer. By its name, because the class belongs to the adapters. */
export const isProviderSilence = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ProviderUnavailable';
