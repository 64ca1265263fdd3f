import Typography from '@mui/material/Typography';
import type { BonusKey } from '@summit/rules';
import { use, useEffect, useState, type ReactNode } from 'react';
import { AfterOrderPortsContext } from '../../features/after-order/after-order-ports';
import { OfferPortsContext } from '../../features/offer/checkout/offer-ports';
import { SIGNUP_ANCHOR } from '../../lib/landing/landing-anchors';
import { homePath } from '../../lib/site/paths';
import { bonusRows } from './bonus-rows';
import { DownloadRow } from './DownloadRow';

export interface DownloadsProps {
  withVipPack?: boolean;
  /** Further rows. */
  children?: ReactNode;
}

/** The bonus downloads of this browser's registrant (F-256), or where they are found. */
export function Downloads({ withVipPack = false, children }: DownloadsProps) {
  const { store } = use(OfferPortsContext);
  const { bonusSizes } = use(AfterOrderPortsContext);
  const [rows] = useState(() => bonusRows(store, { withVipPack }));
  const [sizes, setSizes] = useState<Partial<Record<BonusKey, number | null>>>({});
  useEffect(() => {
    // The page says less where the server does not answer.
    if (rows.length > 0) bonusSizes().then(setSizes, () => undefined);
  }, [bonusSizes, rows]);
  return (
    <section aria-labelledby="downloads-title">
      <Typography id="downloads-title" variant="h3" component="h2">
        Your downloads
      </Typography>
      {rows.length === 0 && (
        <p className="after__text">
          This browser does not know your address. The links are in the email that we sent you when you registered. Not
          registered yet? <a href={homePath + SIGNUP_ANCHOR}>Register free</a> and they open here.
        </p>
      )}
      <ul className="downloads-list">
        {rows.map((row) => (
          <DownloadRow key={row.key} row={row} bytes={sizes[row.key] ?? null} />
        ))}
        {children}
      </ul>
    </section>
  );
}
