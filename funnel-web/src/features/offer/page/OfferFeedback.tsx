import { FeedbackHost } from '@summit/ui/feedback/FeedbackHost';
import { lazy, type ReactNode } from 'react';

const dialog = () => lazy(async () => ({ default: (await import('@summit/ui/feedback/ConfirmDialog')).ConfirmDialog }));

/** Notices of an offer page. What would ask a question comes with the first one: no offer asks any as it is. */
export const OfferFeedback = ({ children }: { children: ReactNode }) => (
  <FeedbackHost dialog={dialog}>{children}</FeedbackHost>
);
