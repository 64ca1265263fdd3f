import { PassThrough, Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { qrCodePng } from '../../../platform/documents/qr-code.js';
import { BANNERS, type Banners } from '../../funnel/funnel.public.js';
import { kitTexts } from './kit-texts.js';

/** One time for every entry: what is in the archive has none of its own. */
const WRITTEN = new Date(Date.UTC(2025, 9, 27));
/** For print. */
const QR_PIXELS = 1_024;

/** Everything an affiliate shares, as one zip. */
@Injectable()
export class KitArchive {
  constructor(@Inject(BANNERS) private readonly banners: Banners) {}

  /** Made while it is read: each banner is drawn when its turn comes. The stream fails where one can't be drawn. Throws `service_unavailable`. */
  async open(link: string): Promise<Readable> {
    await this.banners.check();
    const zip = new ZipFile();
    const output = zip.outputStream.pipe(new PassThrough());
    zip.on('error', (error: Error) => output.destroy(error));
    for (const { name, text } of kitTexts(link)) zip.addBuffer(Buffer.from(text), name, { mtime: WRITTEN });
    const code = await qrCodePng(link, { pixels: QR_PIXELS, margin: 4 });
    zip.addBuffer(code, 'My_QR_Code.png', { mtime: WRITTEN, compress: false });
    for (const name of this.banners.names) {
      zip.addReadStreamLazy(`Banners/${name}`, { mtime: WRITTEN, compress: false }, (give) => {
        // A reader who has left gets no more pictures.
        if (output.destroyed) return;
        this.banners.withLink(name, link).then(
          (picture) => give(null, Readable.from([picture])),
          (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
        );
      });
    }
    zip.end();
    return output;
  }
}
