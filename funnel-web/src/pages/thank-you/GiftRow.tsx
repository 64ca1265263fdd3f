import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight, Gift } from 'lucide-react';
import { vipWorkshopsUrl } from '../../lib/site/paths';
import { VIP_GIFT_LINK } from './thank-you-copy.baked';

/** The gift of a VIP order, which is read in the library and not downloaded (F-264). */
export function GiftRow() {
  return (
    <li className="download">
      <span className="download__cover download__cover--gift" aria-hidden="true">
        <Gift size={26} strokeWidth={1.5} />
      </span>
      <div className="download__text">
        <Typography variant="h5" component="h3">
          {VIP_GIFT_LINK.title}
        </Typography>
        <p>{VIP_GIFT_LINK.line}</p>
      </div>
      <Button
        href={vipWorkshopsUrl}
        variant="outlined"
        size="small"
        className="download__button"
        endIcon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden />}
      >
        {VIP_GIFT_LINK.action}
      </Button>
    </li>
  );
}
