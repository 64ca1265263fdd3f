/** What a figure is by its source, in the unit of its row, beside what the site says. */
export interface ProofValue {
  shown: string | null;
  value: number | null;
  /** Whether `shown` is what `value` says; null where nothing can be compared. */
  agrees: boolean | null;
}

/** What pages say, compared with what is so: exactly, or at least as much where they say `25+`. */
export function compared(shown: string, value: number): ProofValue {
  const said = Number(/\d[\d,]*/.exec(shown)?.[0].replaceAll(',', ''));
  return { shown, value, agrees: shown.includes('+') ? value >= said : value === said };
}

/** A text that nobody counts. */
export const words = (shown: string | null): ProofValue => ({ shown, value: null, agrees: null });
