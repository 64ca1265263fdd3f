import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { Archive, CircleDollarSign, Download, FileText, Gift, Infinity as Lifetime } from 'lucide-react';
import { memo } from 'react';
import { ComparisonTable } from '../../features/comparison/ComparisonTable';
import { BenefitList } from '../../features/offer/page/BenefitList';
import { OfferFaq } from '../../features/offer/page/OfferFaq';
import { OfferGuarantee } from '../../features/offer/page/OfferGuarantee';
import { Decline } from '../../features/offer/order-card/Decline';
import { withFigures } from '../../lib/site/figures';
import { thankYouPath } from '../../lib/site/paths';
import type { RegistrationRecord } from '../../lib/person/registration-record';
import { FileSize } from './FileSize';
import { BONUS_TITLES, COMPARISON, VIP_FAQ, VIP_OFFER } from './vip-copy.baked';

const PACK = VIP_OFFER.benefits[2]?.title ?? '';
const NOTES = { [PACK]: <FileSize of="vip-upgrade-bonus" /> };
const ICONS = [Lifetime, Archive, FileText, Gift, CircleDollarSign];

/** What VIP is, beside the order card. */
export const VipStory = memo(function VipStory({ registration }: { registration: RegistrationRecord | null }) {
  const { gift } = VIP_OFFER;
  return (
    <>
      <BenefitList
        id="vip-benefits"
        title={VIP_OFFER.benefitsTitle}
        benefits={VIP_OFFER.benefits}
        icons={ICONS}
        notes={NOTES}
      />
      <section aria-labelledby="vip-compare">
        <Typography id="vip-compare" variant="h2">
          What is free, and what VIP adds
        </Typography>
        <ComparisonTable rows={COMPARISON} />
      </section>
      <section className="gift" aria-labelledby="vip-gift">
        <Gift size={44} strokeWidth={1.4} aria-hidden />
        <div>
          <Typography id="vip-gift" variant="h3" component="h2">
            {gift.title}
          </Typography>
          {gift.lines.map((line) => (
            <p key={line}>{withFigures(line)}</p>
          ))}
        </div>
      </section>
      <OfferGuarantee guarantee={VIP_OFFER.guarantee} />
      <OfferFaq product="vip" builtIn={VIP_FAQ} />
      {registration && <Downloads registration={registration} />}
      <Decline label={VIP_OFFER.decline} to={thankYouPath.vip} />
    </>
  );
});

/** The free registration's downloads and invite link, whatever is decided about VIP. */
function Downloads({ registration: { bonuses, inviteUrl } }: { registration: RegistrationRecord }) {
  return (
    <section id="downloads" className="downloads" aria-labelledby="downloads-title">
      <Typography id="downloads-title" variant="h3" component="h2">
        Your free downloads
      </Typography>
      <p>They stay yours, with or without VIP. The links are in your inbox too.</p>
      {bonuses.map(({ key, url }) => (
        <Button
          key={key}
          variant="outlined"
          href={url}
          startIcon={<Download size={18} aria-hidden />}
          className="downloads__file"
        >
          Download {BONUS_TITLES[key]}
        </Button>
      ))}
      {inviteUrl && <CopyButton text={inviteUrl} label="Copy your invite link" />}
    </section>
  );
}
