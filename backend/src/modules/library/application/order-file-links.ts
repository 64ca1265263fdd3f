import { Inject, Injectable } from '@nestjs/common';
import { LIBRARY_FILES } from '@summit/content/library';
import type { LibraryFileKey } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { LinkSigner } from '../../../platform/crypto/link-signer.js';
import { orderFileUrl } from '../../../platform/links/file-links.js';
import type { OrderFile, OrderFiles } from '../library.public.js';
import { filesBoughtAs } from './files-of-order.js';

const PURPOSE = 'order-file';

/** Links to the files of an order, as its mails carry them. What was paid for does not run out: they end with the order's right (F-322). */
@Injectable()
export class OrderFileLinks implements OrderFiles {
  private readonly signer: LinkSigner;

  constructor(@Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'origins' | 'secrets'>) {
    this.signer = new LinkSigner(config.secrets.linkSigning, config.secrets.former?.linkSigning);
  }

  urlFor(key: LibraryFileKey, orderId: string): string {
    const query = { order: orderId, signature: this.signer.sign(PURPOSE, key, orderId) };
    return orderFileUrl(this.config.origins, key, query);
  }

  of({ id, ...bought }: Parameters<OrderFiles['of']>[0]): OrderFile[] {
    return filesBoughtAs(bought).map((key) => {
      const { title, fileType: type } = LIBRARY_FILES[key];
      return { title, type, url: this.urlFor(key, id) };
    });
  }

  isOurs(key: LibraryFileKey, orderId: string, signature: string): boolean {
    return this.signer.verify(signature, PURPOSE, key, orderId);
  }
}
