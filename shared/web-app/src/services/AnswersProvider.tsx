import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueries } from '../calls/create-queries.js';
import type { Answers } from './answers.js';

/** For the parts of an app that ask the server for what they show. */
export function AnswersProvider({ answers, children }: { answers: Answers; children: ReactNode }) {
  return <QueryClientProvider client={answers.store(createQueries)}>{children}</QueryClientProvider>;
}
