import { Body, Controller, Param } from '@nestjs/common';
import {
  adminCreateLegalPageEndpoint,
  adminDeleteLegalPageEndpoint,
  adminLegalPagesEndpoint,
  adminUpdateLegalPageEndpoint,
  OUTCOME_TEXTS,
  type AdminLegalPagesResponse,
  type CmsItemAnswer,
  type LegalPageDraft,
  type LegalPageItem,
  type MessageAnswer,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { changeBetween, NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { CmsItems } from '../items/cms-items.service.js';
import { legalPageFields } from '../items/drafts.js';
import { LEGAL_PAGE_ITEMS } from '../items/item-kinds.js';
import { requireKnownFigures } from '../items/text-rules.js';
import { presentLegalPage } from './cms-items.presenter.js';
import { CmsItemIdDto, editedVersion } from './dto/cms-fields.js';
import { LegalPageChangeDto, LegalPageDraftDto } from './dto/legal-page.dto.js';

const requireFigures = ({ title, content, meta_description }: Partial<LegalPageDraft>): void =>
  requireKnownFigures({ title, content, meta_description });

/** Policy pages in the back office. */
@ApiTags('admin')
@Controller()
export class AdminLegalPagesController {
  constructor(private readonly items: CmsItems) {}

  @Route(adminLegalPagesEndpoint)
  async list(): Promise<AdminLegalPagesResponse> {
    return { success: true, pages: (await this.items.list(LEGAL_PAGE_ITEMS)).map(presentLegalPage) };
  }

  @Route(adminCreateLegalPageEndpoint)
  async create(
    @CurrentPrincipal() admin: Principal,
    @Body() body: LegalPageDraftDto,
    @NoteChange() note: NoteChange,
  ): Promise<CmsItemAnswer<LegalPageItem>> {
    requireFigures(body);
    const { page_id: pageId, title, slug, content } = body;
    const fields = { metaDescription: '', status: 'published' as const, active: true, ...legalPageFields(body) };
    const item = presentLegalPage(
      await this.items.create(LEGAL_PAGE_ITEMS, { ...fields, pageId, title, slug, content }, admin.id),
    );
    note(changeBetween(null, item));
    return { success: true, message: OUTCOME_TEXTS.itemCreated, item };
  }

  @Route(adminUpdateLegalPageEndpoint)
  async update(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: CmsItemIdDto,
    @Body() { updated_at: seen, ...body }: LegalPageChangeDto,
    @NoteChange() note: NoteChange,
  ): Promise<CmsItemAnswer<LegalPageItem>> {
    requireFigures(body);
    const { before, after } = await this.items.update(LEGAL_PAGE_ITEMS, editedVersion(id, seen, admin), () =>
      legalPageFields(body),
    );
    const item = presentLegalPage(after);
    note(changeBetween(presentLegalPage(before), item));
    return { success: true, message: OUTCOME_TEXTS.itemSaved, item };
  }

  @Route(adminDeleteLegalPageEndpoint)
  async delete(@Param() { id }: CmsItemIdDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    note(changeBetween(presentLegalPage(await this.items.delete(LEGAL_PAGE_ITEMS, id)), null));
    return { success: true, message: OUTCOME_TEXTS.itemDeleted };
  }
}
