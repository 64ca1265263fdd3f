import { quote, type Quote, type QuoteOptions } from '@summit/pricing';
import { fingerprint } from '@summit/rules';
import { useState } from 'react';

export interface ShownQuote {
  quote: Quote;
  /** Shows what the server computed for these options, until one of them changes. */
  showServerQuote(quote: Quote): void;
}

/** The one price rule on the page (`quote()`); where the server has computed another price, the server's. */
export function useShownQuote(options: QuoteOptions): ShownQuote {
  const key = fingerprint(options);
  const [told, setTold] = useState<{ key: string; quote: Quote } | null>(null);
  return {
    quote: told?.key === key ? told.quote : quote(options),
    showServerQuote: (answer) => setTold({ key, quote: answer }),
  };
}
