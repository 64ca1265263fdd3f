/** Cents of an amount as people write it: "27", "27.5", "$1,027.50"; undefined for anything else. */
export function centsOf(text: string): number | undefined {
  const [, whole, fraction = ''] = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', '')) ?? [];
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'));
}
