import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../../../config/app-config.js';
import { LinkSigner } from '../../../../platform/crypto/link-signer.js';

/** What the signature covers. */
const SIGNED_AS = 'buyer';
/**
 * Only our own host can set a cookie with the prefix `__Host-`, so no other host of the same site can plant one of its own; browsers
 * ask for TLS and the path `/` in return. Without TLS the demo has a plain name.
 */
const PLACE = {
  secure: { name: '__Host-buyer', path: '/' },
  plain: { name: 'buyer', path: '/api' },
} as const;
const LIFE_SECONDS = 7 * 24 * 3_600;
const FORMAT = /^([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.([\w-]{43})$/;

interface CookieConfig extends Pick<AppConfig, 'production'> {
  secrets: Pick<AppConfig['secrets'], 'buyerCookie' | 'former'>;
}

/**
 * The cookie that a browser gets when it starts a checkout (C-065). It names a browser, no person: with it the same browser can be
 * told from a stranger who knows an address. Signed, out of reach of scripts, sent with requests of our own pages only: the page that
 * a buyer comes back to from the provider asks by itself, so the cookie is there again.
 */
@Injectable()
export class BuyerCookie {
  private readonly signer: LinkSigner;
  private readonly secure: boolean;
  private readonly place: (typeof PLACE)['secure' | 'plain'];

  constructor(@Inject(APP_CONFIG) { secrets, production }: CookieConfig) {
    this.signer = new LinkSigner(secrets.buyerCookie, secrets.former?.buyerCookie);
    this.secure = production;
    this.place = PLACE[production ? 'secure' : 'plain'];
  }

  /** Null for none, and for one that we have not signed. */
  read(request: Pick<FastifyRequest, 'cookies'>): string | null {
    const [, id = '', signature = ''] = FORMAT.exec(request.cookies[this.place.name] ?? '') ?? [];
    return this.signer.verify(signature, SIGNED_AS, id) ? id : null;
  }

  /** The browser's id, a new one if need be; the cookie then lasts another week. */
  keep(request: Pick<FastifyRequest, 'cookies'>, reply: Pick<FastifyReply, 'setCookie'>): string {
    const id = this.read(request) ?? randomUUID();
    reply.setCookie(this.place.name, this.valueFor(id), {
      path: this.place.path,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
      maxAge: LIFE_SECONDS,
    });
    return id;
  }

  private valueFor(id: string): string {
    return `${id}.${this.signer.sign(SIGNED_AS, id)}`;
  }
}
