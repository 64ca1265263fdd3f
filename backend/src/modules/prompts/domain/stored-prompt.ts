/** One prompt of the library with its full text (M-164). */
export interface StoredPrompt {
  /** 1 to 500. */
  id: number;
  title: string;
  text: string;
  category: string;
  subcategory: string;
  tags: string[];
}
