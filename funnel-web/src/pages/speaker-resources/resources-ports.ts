import { download, isApiError, send } from '@summit/api-client';
import {
  speakerBannerEndpoint,
  speakerKitArchiveEndpoint,
  speakerKitBannerEndpoint,
  speakerKitEndpoint,
  type DownloadedFile,
  type SpeakerKitResponse,
} from '@summit/contracts';
import { createContext } from 'react';
import { readBannerVersions, type BannerVersions } from '../../islands/banner-pictures';
import { browserStore } from '../../lib/browser/browser-store';
import { saveFile } from '../../lib/browser/save-file';

/** 32 pictures are drawn for it. */
const ARCHIVE_TIMEOUT_MS = 5 * 60_000;

/** What the page needs from the outside. The calls throw an ApiError when they do not succeed. */
export interface ResourcesPorts {
  /** Link, QR code and clicks of the speaker who has signed in here; null for everybody else. */
  ownKit(): Promise<SpeakerKitResponse | null>;
  bannerVersions(): Promise<BannerVersions>;
  /** With the own link beneath. */
  fetchOwnBanner(fileName: string): Promise<DownloadedFile>;
  /** `version`: of the current picture, where it is known. */
  fetchBanner(fileName: string, version: string | undefined): Promise<DownloadedFile>;
  fetchArchive(): Promise<DownloadedFile>;
  saveFile(file: DownloadedFile, fallbackName: string): void;
  /** The browser's own way: a press on a link to the file. */
  followLink(address: string, fileName: string): void;
}

const transport = { token: () => browserStore.get('speakerToken') };

async function ownKit(): Promise<SpeakerKitResponse | null> {
  if (browserStore.get('speakerToken') === null) return null;
  try {
    return await send(speakerKitEndpoint, {}, transport);
  } catch (error) {
    // Signed out elsewhere, or disabled: the page is what it is for everybody.
    if (isApiError(error) && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

function followLink(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

export const browserResourcesPorts: ResourcesPorts = {
  ownKit,
  bannerVersions: readBannerVersions,
  fetchOwnBanner: (file_name) => download(speakerKitBannerEndpoint, { params: { file_name } }, transport),
  fetchBanner: (file_name, v) => download(speakerBannerEndpoint, { params: { file_name }, query: { v } }),
  fetchArchive: () => download(speakerKitArchiveEndpoint, { timeoutMs: ARCHIVE_TIMEOUT_MS }, transport),
  saveFile,
  followLink,
};

export const ResourcesPortsContext = createContext<ResourcesPorts>(browserResourcesPorts);
