/** One prompt of the 500-prompt library as it goes over the wire (M-164). */
export interface Prompt {
  /** 1-500, the number shown in the row. */
  prompt_id: number;
  title: string;
  prompt_text: string;
  /** Exact section title of member.md 2.9. */
  category: string;
  /** Exact subsection title, '' where the section names none. */
  subcategory: string;
  /** 3-6 lower-case search words. */
  tags: string[];
}
