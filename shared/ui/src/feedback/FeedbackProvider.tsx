import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.js';
import { FeedbackHost } from './FeedbackHost.js';

const dialog = () => ConfirmDialog;

/** Notices and questions of an app that has its dialogs from the start. */
export const FeedbackProvider = ({ children }: { children: ReactNode }) => (
  <FeedbackHost dialog={dialog}>{children}</FeedbackHost>
);
