const HEX = /^[0-9a-f]{4,32}$/;

/** First and last id that begins as typed, so that the primary key finds it; null for what begins no id. Four digits at least. */
export function orderIdRange(typed: string): { from: string; to: string } | null {
  const digits = typed.toLowerCase().replaceAll('-', '');
  if (!HEX.test(digits)) return null;
  return { from: asId(digits.padEnd(32, '0')), to: asId(digits.padEnd(32, 'f')) };
}

const asId = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
