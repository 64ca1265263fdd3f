import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { LinkSigner } from '../../../platform/crypto/link-signer.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { watchAccess } from '../domain/watch-access.js';
import { SessionCatalog } from './catalog.js';
import type { SessionPage } from './session-page.use-case.js';
import { SUMMIT_SESSIONS, type SummitSessions } from './summit-sessions.port.js';

const PURPOSE = 'session-preview';
const VALID_MS = 60 * 60_000;
const TOKEN = /^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/;

/** The page of a session before its window opens, for editors: as a visitor will find it at the first moment. It counts as no view. */
@Injectable()
export class PreviewSessionUseCase {
  private readonly signer: LinkSigner;

  constructor(
    private readonly catalog: SessionCatalog,
    @Inject(SUMMIT_SESSIONS) private readonly sessions: Pick<SummitSessions, 'commentsOf'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) { secrets }: Pick<AppConfig, 'secrets'>,
  ) {
    this.signer = new LinkSigner(secrets.linkSigning, secrets.former?.linkSigning);
  }

  /** Opens this session for an hour. */
  token(sessionId: string): string {
    const expires = String(this.clock.now() + VALID_MS);
    return `${sessionId}.${expires}.${this.signer.sign(PURPOSE, sessionId, expires)}`;
  }

  /** Throws `not_found` for a token that is forged or expired, and for a session that is gone. */
  async open(token: string): Promise<SessionPage> {
    const [, id = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
    const isOurs = this.signer.verify(signature, PURPOSE, id, expires) && this.clock.now() < Number(expires);
    const session = isOurs ? await this.catalog.byId(id) : null;
    if (!session) throw new AppError('not_found');
    const now = session.window.start;
    const verdict = watchAccess({
      now,
      window: session.window,
      hasFilm: session.video !== null,
      editionIsSold: true,
      viewer: { kind: 'visitor' },
    });
    return { session, comments: await this.sessions.commentsOf(session.id), verdict, asMember: false, now };
  }
}
