import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { LinkSigner } from '../../../platform/crypto/link-signer.js';
import { Links } from '../../../platform/links/links.js';
import { SIGN_INS, type SignIns } from '../../auth/auth.public.js';
import { FEED_VERSIONS, type FeedVersions } from './feed-versions.port.js';

const PURPOSE = 'calendar-feed';

/**
 * Addresses of members' feeds. They are signed and not stored, so the same one can be shown again; a new version ends the old one. The
 * version counts the links that the member replaced and the times that all sign-ins ended: a stolen account has no feed.
 */
@Injectable()
export class FeedLinks {
  private readonly signer: LinkSigner;

  constructor(
    @Inject(FEED_VERSIONS) private readonly versions: FeedVersions,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'generation'>,
    private readonly links: Links,
    @Inject(APP_CONFIG) { secrets }: Pick<AppConfig, 'secrets'>,
  ) {
    this.signer = new LinkSigner(secrets.linkSigning, secrets.former?.linkSigning);
  }

  async of(memberId: string): Promise<string> {
    return this.address(memberId, await this.version(memberId));
  }

  async renew(memberId: string): Promise<string> {
    await this.versions.replace(memberId);
    return this.of(memberId);
  }

  /** Null for a token that we did not make, or that was replaced. */
  async memberBehind(token: string): Promise<string | null> {
    const [id = '', version = '', signature = ''] = token.split('~');
    if (!this.signer.verify(signature, PURPOSE, id, version)) return null;
    return (await this.version(id)) === Number(version) ? id : null;
  }

  private async version(memberId: string): Promise<number> {
    const [replaced, ended] = await Promise.all([
      this.versions.current(memberId),
      this.signIns.generation({ role: 'vip', id: memberId }),
    ]);
    return replaced + ended;
  }

  private address(memberId: string, version: number): string {
    return this.links.toCalendarFeed(
      [memberId, version, this.signer.sign(PURPOSE, memberId, String(version))].join('~'),
    );
  }
}
