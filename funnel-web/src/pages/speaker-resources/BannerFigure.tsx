import type { SpeakerBanner } from '@summit/content';
import type { SpeakerKitResponse } from '@summit/contracts';
import { use } from 'react';
import { bannerUrl, type BannerVersions } from '../../islands/banner-pictures';
import { DownloadButton } from './DownloadButton';
import { SIZE } from './resources-copy.baked';
import { ResourcesPortsContext } from './resources-ports';

export interface BannerFigureProps {
  banner: SpeakerBanner;
  /** Undefined until they are known: the picture waits for the address that browsers keep. */
  versions: BannerVersions | undefined;
  /** With it, the own link stands beneath the banner, here and in the file. */
  kit: SpeakerKitResponse | null;
  downloadLabel: string;
}

/** A banner and its download: the file has the name that the documents fix (F-296 to F-298). */
export function BannerFigure({ banner: { name, image }, versions, kit, downloadLabel }: BannerFigureProps) {
  const { fetchBanner, fetchOwnBanner } = use(ResourcesPortsContext);
  const address = bannerUrl(image, versions ?? null);
  const picture = { alt: `Banner: ${name}`, ...SIZE, loading: 'lazy', decoding: 'async' } as const;
  return (
    <>
      <figure className="banner-figure">
        <img src={versions === undefined ? undefined : address} data-banner={image} {...picture} />
        <noscript>
          <img src={address} {...picture} />
        </noscript>
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
        fetch={() => (kit === null ? fetchBanner(image, versions?.[image]) : fetchOwnBanner(image))}
        address={kit === null ? address : null}
      />
    </>
  );
}
