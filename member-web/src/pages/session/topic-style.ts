/** Of the h1, before and after the answer: the words stay where they are. */
export const TOPIC_STYLE = { mt: 0.5, fontSize: 'clamp(1.875rem, 1.45rem + 1.9vw, 2.875rem)' } as const;
/** Of the description. */
export const ABOUT_STYLE = { mt: 1.25, color: 'text.secondary', whiteSpace: 'pre-line', maxWidth: '68ch' } as const;
