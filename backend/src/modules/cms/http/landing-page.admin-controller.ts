import { Body, Controller, Inject, Param } from '@nestjs/common';
import {
  adminDiscardLandingDraftEndpoint,
  adminLandingHistoryEndpoint,
  adminLandingPageEndpoint,
  adminRestoreLandingPageEndpoint,
  adminSaveLandingDraftEndpoint,
  adminSaveLandingPageEndpoint,
  landingPageChanges,
  OUTCOME_TEXTS,
  type AdminLandingPageResponse,
  type LandingPageHistoryResponse,
  type SaveLandingDraftResponse,
  type SaveLandingPageResponse,
  type MessageAnswer,
} from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { Links } from '../../../platform/links/links.js';
import { ADMIN_DIRECTORY, type AdminDirectory } from '../../auth/auth.public.js';
import { LandingPageDrafts } from '../landing-page-drafts.service.js';
import { LandingPageEditor, type SavedLandingPage } from '../landing-page-editor.service.js';
import { LandingPageDto, LandingPageVersionDto, RestoreLandingPageDto } from './dto/landing-page.dto.js';
import { contentOf, presentDraft, presentPage, presentVersions } from './landing-page.presenter.js';

@ApiTags('admin')
@Controller()
export class LandingPageAdminController {
  constructor(
    private readonly editor: LandingPageEditor,
    private readonly drafts: LandingPageDrafts,
    private readonly links: Links,
    @Inject(ADMIN_DIRECTORY) private readonly admins: AdminDirectory,
  ) {}

  @Route(adminLandingPageEndpoint)
  async page(@CurrentPrincipal() admin: Principal): Promise<AdminLandingPageResponse> {
    const [page, draft] = await Promise.all([this.editor.current(), this.drafts.of(admin.id)]);
    const content = page && presentPage(page, await this.admins.addressesOf([page.updatedBy]));
    return { success: true, content, draft: draft && presentDraft(draft) };
  }

  @Route(adminSaveLandingPageEndpoint)
  async save(
    @CurrentPrincipal() admin: Principal,
    @Body() body: LandingPageDto,
    @NoteChange() note: NoteChange,
  ): Promise<SaveLandingPageResponse> {
    const seen = body.updated_at === undefined ? null : Date.parse(body.updated_at);
    const saved = await this.editor.save(contentOf(body), { savedBy: admin.id, seen });
    await this.drafts.discard(admin.id);
    return this.published(saved, note, OUTCOME_TEXTS.landingPageSaved);
  }

  @Route(adminRestoreLandingPageEndpoint)
  async restore(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: LandingPageVersionDto,
    @Body() { updated_at: seen }: RestoreLandingPageDto,
    @NoteChange() note: NoteChange,
  ): Promise<SaveLandingPageResponse> {
    const saved = await this.editor.restore(id, { savedBy: admin.id, seen: Date.parse(seen) });
    return this.published(saved, note, OUTCOME_TEXTS.landingPageRestored);
  }

  @Route(adminLandingHistoryEndpoint)
  async history(): Promise<LandingPageHistoryResponse> {
    const versions = await this.editor.history();
    const addressOf = await this.admins.addressesOf(versions.map(({ savedBy }) => savedBy));
    return { success: true, versions: presentVersions(versions, addressOf) };
  }

  @Route(adminSaveLandingDraftEndpoint)
  async keepDraft(
    @CurrentPrincipal() admin: Principal,
    @Body() body: LandingPageDto,
    @NoteChange() note: NoteChange,
  ): Promise<SaveLandingDraftResponse> {
    const page = await this.editor.current();
    if (!page) throw new AppError('not_found');
    const basedOn = body.updated_at === undefined ? page.updatedAt.getTime() : Date.parse(body.updated_at);
    const draft = await this.drafts.keep(admin.id, contentOf(body), basedOn);
    note(changeOf(page.content, draft.content));
    return {
      success: true,
      draft: presentDraft(draft),
      preview_url: `${this.links.to('landingPreview')}#${this.drafts.previewToken(admin.id)}`,
    };
  }

  @Route(adminDiscardLandingDraftEndpoint)
  async discardDraft(@CurrentPrincipal() admin: Principal): Promise<MessageAnswer> {
    await this.drafts.discard(admin.id);
    return { success: true, message: OUTCOME_TEXTS.landingDraftDiscarded };
  }

  private async published(
    { before, after }: SavedLandingPage,
    note: NoteChange,
    message: string,
  ): Promise<SaveLandingPageResponse> {
    note(changeOf(before.content, after.content));
    return { success: true, message, content: presentPage(after, await this.admins.addressesOf([after.updatedBy])) };
  }
}

/** The texts that differ, by their labels: the whole page twice would bury what was changed. */
function changeOf(...[before, after]: Parameters<typeof landingPageChanges>) {
  const changes = landingPageChanges(before, after);
  return {
    before: Object.fromEntries(changes.map((change) => [change.label, change.before])),
    after: Object.fromEntries(changes.map((change) => [change.label, change.after])),
  };
}
