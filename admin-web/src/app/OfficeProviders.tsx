import { ConfirmDialog } from '@summit/ui/feedback/ConfirmDialog';
import { FeedbackHost } from '@summit/ui/feedback/FeedbackHost';
import { AnswersProvider } from '@summit/web-app/services/AnswersProvider';
import type { ReactNode } from 'react';
import { useServices } from '../lib/services';

const dialog = () => ConfirmDialog;

/** Answers of the server, notices and questions. */
export function OfficeProviders({ children }: { children: ReactNode }) {
  return (
    <AnswersProvider answers={useServices().answers}>
      <FeedbackHost dialog={dialog}>{children}</FeedbackHost>
    </AnswersProvider>
  );
}
