/** Every face has it, no line breaks at it, and it is about half as wide as a digit. */
const SPACE = '\u00a0';

/** The room that `amount` takes, and nothing in it. */
const roomFor = (amount: string): string => amount.replace(/./g, (sign) => (/\d/.test(sign) ? SPACE + SPACE : SPACE));

/** `amount`, or its room as long as it is not known. */
export const shownAmount = (isKnown: boolean, amount: string): string => (isKnown ? amount : roomFor(amount));
