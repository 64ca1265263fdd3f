export interface PageParts {
  html?: string;
  head?: string;
  /** Addresses of font files that the first paint needs. */
  fonts?: readonly string[];
  attributes?: Readonly<Record<string, string>>;
}
export function fillPage(template: string, page: PageParts): string;
