import Typography from '@mui/material/Typography';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { useId } from 'react';
import { referralUrl, speakerResourcesPath } from '../../lib/site/paths';
import { SHARE_TEXT } from './share-text.baked';

/** The speaker's own link and a text with it, to copy (F-310). */
export function ReferralLink({ code }: { code: string }) {
  const id = useId();
  const link = referralUrl(code);
  const text = SHARE_TEXT.replace('{link}', link);
  return (
    <section className="portal-panel" aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} variant="h3" component="h2">
        Your referral link
      </Typography>
      <p className="portal__text">
        A visitor who comes through it is yours for 45 days. You earn half of what is kept of each order. Banners and
        texts with this link in them, and a QR code, are on the{' '}
        <a href={speakerResourcesPath}>speaker resources page</a>.
      </p>
      <div className="field">
        <label htmlFor={id}>Referral link</label>
        <div className="portal-panel__row">
          <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
          <CopyButton text={link} size="medium" />
        </div>
      </div>
      <figure className="portal-share">
        <figcaption>A text to share</figcaption>
        <blockquote>{text}</blockquote>
        <CopyButton text={text} label="Copy text" />
      </figure>
    </section>
  );
}
