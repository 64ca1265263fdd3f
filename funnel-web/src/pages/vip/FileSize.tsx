import { sizeText, type BonusKey } from '@summit/rules';
import { use, useEffect, useState } from 'react';
import { OfferPortsContext } from '../../features/offer/checkout/offer-ports';

/** What a file really weighs, beside the size that is announced (F-253). Its line is there before the answer, so that nothing jumps. */
export function FileSize({ of: key }: { of: BonusKey }) {
  const { bonusSizes } = use(OfferPortsContext);
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    // The page says less where the server does not answer.
    bonusSizes().then(
      (sizes) => setBytes(sizes[key]),
      () => undefined,
    );
  }, [bonusSizes, key]);
  return <p className="benefit-list__note">{bytes !== null && `This edition: ${sizeText(bytes)}`}</p>;
}
