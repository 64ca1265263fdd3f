import type { SpeakerBanner } from '@summit/content';
import { endpointUrl, speakerBannerEndpoint, type SpeakerKitResponse } from '@summit/contracts';
import { use } from 'react';
import { DownloadButton } from './DownloadButton';
import { SIZE } from './resources-copy.baked';
import { ResourcesPortsContext } from './resources-ports';

export interface BannerFigureProps {
  banner: SpeakerBanner;
  /** With it, the own link stands beneath the banner, here and in the file. */
  kit: SpeakerKitResponse | null;
  downloadLabel: string;
}

/** A banner and its download: the file has the name that the documents fix (F-296 to F-298). */
export function BannerFigure({ banner: { name, image, version }, kit, downloadLabel }: BannerFigureProps) {
  const { fetchBanner } = use(ResourcesPortsContext);
  const address = endpointUrl(speakerBannerEndpoint, { params: { file_name: image }, query: { v: version } });
  return (
    <>
      <figure className="banner-figure">
        <img src={address} alt={`Banner: ${name}`} {...SIZE} loading="lazy" decoding="async" />
        {kit && (
          <figcaption className="banner-figure__own">
            <span>
              Register free, affiliate link
              <b>{kit.referral_url}</b>
            </span>
            <img src={kit.qr_code} alt="" width={72} height={72} />
          </figcaption>
        )}
      </figure>
      <DownloadButton
        label={downloadLabel}
        of={name}
        fileName={image}
        fetch={() => fetchBanner(image, kit !== null)}
        address={kit === null ? address : null}
      />
    </>
  );
}
