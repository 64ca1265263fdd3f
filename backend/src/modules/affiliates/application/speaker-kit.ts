import { Inject, Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { qrCodeDataUrl } from '../../../platform/documents/qr-code.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Links } from '../../../platform/links/links.js';
import { BANNERS, type Banners } from '../../funnel/funnel.public.js';
import { KitArchive } from './kit-archive.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';

const QR_PIXELS = 320;

export interface OwnKit {
  name: string;
  code: string;
  link: string;
  /** The link as a PNG: a data address. */
  qrCode: string;
}

/** What an affiliate shares, with the own link in it (F-297, F-299). A disabled affiliate has none. */
@Injectable()
export class SpeakerKit {
  constructor(
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'byId'>,
    @Inject(BANNERS) private readonly banners: Banners,
    private readonly archives: KitArchive,
    private readonly links: Links,
  ) {}

  /** Throws `forbidden`. */
  async of(affiliateId: string): Promise<OwnKit> {
    const { name, code, link } = await this.own(affiliateId);
    return { name, code, link, qrCode: await qrCodeDataUrl(link, { pixels: QR_PIXELS, margin: 2 }) };
  }

  /** PNG. Throws `forbidden`, `banner_not_found`. */
  async banner(affiliateId: string, fileName: string): Promise<Buffer> {
    const { link } = await this.own(affiliateId);
    return this.banners.withLink(fileName, link);
  }

  /** The zip and a name for it. Throws `forbidden`. */
  async archive(affiliateId: string): Promise<{ name: string; content: Readable }> {
    const { code, link } = await this.own(affiliateId);
    return { name: `Summit_Kit_${code}.zip`, content: await this.archives.open(link) };
  }

  private async own(affiliateId: string): Promise<{ name: string; code: string; link: string }> {
    const account = await this.accounts.byId(affiliateId);
    if (account?.status !== 'active') throw new AppError('forbidden');
    const { name, code } = account;
    return { name, code, link: this.links.to('landing', {}, { query: { ref: code } }) };
  }
}
