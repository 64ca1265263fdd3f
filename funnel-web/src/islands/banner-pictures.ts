import { speakerBannersEndpoint, type SpeakerBannersResponse } from '@summit/contracts';
import { getJson } from './get-json';

const PATIENCE_MS = 3_000;

/** By file name; null where the server did not say. */
export type BannerVersions = Readonly<Record<string, string>> | null;

let asked: Promise<BannerVersions> | undefined;

/**
 * Which pictures are the current ones: asked for once, for the HTML and for the app that takes it over. Pictures don't wait for ever:
 * after a while they are shown as if the server had not said.
 */
export const readBannerVersions = (): Promise<BannerVersions> =>
  (asked ??= Promise.race([
    getJson<SpeakerBannersResponse>(speakerBannersEndpoint.path).then((answer) => answer?.versions ?? null),
    new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null)),
  ]));

/**
 * With its version a browser keeps the picture for ever; without one it asks each time. Put together here: with `endpointUrl` the script
 * of all pages would come in two files.
 */
export function bannerUrl(fileName: string, versions: BannerVersions): string {
  const version = versions?.[fileName];
  return `${speakerBannersEndpoint.path}/${encodeURIComponent(fileName)}${version === undefined ? '' : `?v=${version}`}`;
}

/**
 * Gives the banners in the HTML their addresses. A page that was built before a photo was set can't know them, and an address that is
 * asked for again each time is not worth a first load.
 */
export async function showBannerPictures(read: () => Promise<BannerVersions> = readBannerVersions): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-banner]')];
  if (pictures.length === 0) return;
  const versions = await read();
  for (const picture of pictures) picture.src = bannerUrl(picture.dataset['banner'] ?? '', versions);
}
