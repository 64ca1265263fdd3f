import { useContext } from 'react';
import { FeedbackContext, type Feedback } from './feedback-context.js';

/** Throws outside FeedbackProvider: a message that nobody shows would be lost silently. */
export function useFeedback(): Feedback {
  const feedback = useContext(FeedbackContext);
  if (!feedback) throw new Error('FeedbackProvider is missing');
  return feedback;
}
