import Typography from '@mui/material/Typography';
import type { SpeakerKitResponse } from '@summit/contracts';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { use, useId } from 'react';
import { ClickHours } from './ClickHours';
import { DownloadButton } from './DownloadButton';
import { ResourcesPortsContext } from './resources-ports';

/** The own link in words and as a QR code, everything in one file, and when the link was clicked. */
export function OwnKit({ kit }: { kit: SpeakerKitResponse }) {
  const { fetchArchive } = use(ResourcesPortsContext);
  const id = useId();
  return (
    <section id="your-kit" className="own-kit" aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} variant="h2">
        Your kit, {kit.speaker_name}
      </Typography>
      <p className="resources__text">
        Your link is in every banner and text on this page. The zip has all of them, and your QR code for print.
      </p>
      <div className="own-kit__link">
        <div className="field">
          <label htmlFor={id}>Your link</label>
          <div className="own-kit__row">
            <input id={id} readOnly value={kit.referral_url} onFocus={(event) => event.target.select()} />
            <CopyButton text={kit.referral_url} size="medium" />
          </div>
        </div>
        <img src={kit.qr_code} alt="QR code of your link" width={160} height={160} />
      </div>
      <DownloadButton
        label="Download everything (zip)"
        fileName={`Summit_Kit_${kit.affiliate_code}.zip`}
        fetch={fetchArchive}
        address={null}
      />
      <ClickHours hours={kit.click_hours} />
    </section>
  );
}
