import { useContext } from 'react';
import { FeedbackContext, type Feedback } from './feedback-context.js';

/** Throws outside FeedbackHost: a message that nobody shows would be lost silently. */
export function useFeedback(): Feedback {
  const feedback = useContext(FeedbackContext);
  if (!feedback) throw new Error('FeedbackHost is missing');
  return feedback;
}
