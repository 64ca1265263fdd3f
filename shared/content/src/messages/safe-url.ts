/** True for an absolute http(s) address that can stand inside a quoted attribute. */
export function isSafeUrl(value: string): boolean {
  return /^https?:\/\/[a-z0-9[][^\s"'<>\\`]*$/i.test(value);
}
