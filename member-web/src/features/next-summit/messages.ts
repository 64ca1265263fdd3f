export const NEXT_SUMMIT_TEXTS = {
  title: 'The next summit',
  lead: 'Its dates are not set yet. Ask for them, and you get one mail when they are.',
  ask: 'Mail me the dates',
  asking: 'Sending...',
  failed: 'We could not note that. Try again in a moment.',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
} as const;
