import { createContext, type ReactNode } from 'react';

export type Severity = 'success' | 'error' | 'info' | 'warning';

export interface ConfirmOptions {
  title: string;
  body?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Must be typed exactly before the confirm button works. */
  phrase?: string;
}

export interface Feedback {
  /** Replaces alert(). The text is the exact message of the documents. Errors stay until dismissed. */
  notify(text: string, severity?: Severity): void;
  /** Replaces confirm() and prompt(). Resolves false on Cancel, Escape and backdrop. */
  confirm(options: ConfirmOptions): Promise<boolean>;
}

export const FeedbackContext = createContext<Feedback | null>(null);
