/** A browser keeps its headline, and counts for it, for so many days (cookie policy). */
export const HEADLINE_VISITOR_DAYS = 60;
