import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { LandingPageContent } from '@summit/contracts';
import { Repository } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { CLOCK, type Clock } from '../../platform/clock/clock.js';
import { LinkSigner } from '../../platform/crypto/link-signer.js';
import { LandingPageDraft } from './entities/landing-page-draft.entity.js';

const PREVIEW_MS = 30 * 60_000;
const TOKEN = /^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/;
const PURPOSE = 'landing-preview';

/** One draft of the landing page per administrator, and the links that show it. */
@Injectable()
export class LandingPageDrafts {
  private readonly signer: LinkSigner;

  constructor(
    @InjectRepository(LandingPageDraft) private readonly drafts: Repository<LandingPageDraft>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) { secrets }: AppConfig,
  ) {
    this.signer = new LinkSigner(secrets.linkSigning, secrets.former?.linkSigning);
  }

  of(adminId: string): Promise<LandingPageDraft | null> {
    return this.drafts.findOneBy({ adminId });
  }

  /** `basedOn`: `updatedAt` of the page it was begun with, in ms. */
  async keep(adminId: string, content: LandingPageContent, basedOn: number): Promise<LandingPageDraft> {
    const draft = { adminId, content, basedOn: new Date(basedOn), savedAt: new Date(this.clock.now()) };
    await this.drafts.upsert(draft, ['adminId']);
    return draft;
  }

  async discard(adminId: string): Promise<void> {
    await this.drafts.delete({ adminId });
  }

  /** Opens this administrator's draft, whatever it says by then, for 30 minutes. */
  previewToken(adminId: string): string {
    const expires = String(this.clock.now() + PREVIEW_MS);
    return `${adminId}.${expires}.${this.signer.sign(PURPOSE, adminId, expires)}`;
  }

  /** Null for a token that is forged or expired, and where there is no draft. */
  async behind(token: string): Promise<LandingPageContent | null> {
    const [, adminId, expires, signature] = TOKEN.exec(token) ?? [];
    if (adminId === undefined || expires === undefined || signature === undefined) return null;
    if (!this.signer.verify(signature, PURPOSE, adminId, expires) || Number(expires) <= this.clock.now()) return null;
    return (await this.of(adminId))?.content ?? null;
  }
}
