import { Body, Controller, Param } from '@nestjs/common';
import {
  adminCreateFaqEndpoint,
  adminDeleteFaqEndpoint,
  adminFaqsEndpoint,
  adminUpdateFaqEndpoint,
  OUTCOME_TEXTS,
  type AdminFaqsResponse,
  type CmsItemAnswer,
  type FaqItem,
  type MessageAnswer,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { changeBetween, NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { CmsItems } from '../items/cms-items.service.js';
import { faqFields, idFrom } from '../items/drafts.js';
import { FAQ_ITEMS } from '../items/item-kinds.js';
import { requireKnownFigures } from '../items/text-rules.js';
import { presentFaq } from './cms-items.presenter.js';
import { CmsItemIdDto, editedVersion } from './dto/cms-fields.js';
import { FaqChangeDto, FaqDraftDto } from './dto/faq.dto.js';

const DEFAULT_CATEGORY = 'general';

/** Questions in the back office. */
@ApiTags('admin')
@Controller()
export class AdminFaqsController {
  constructor(private readonly items: CmsItems) {}

  @Route(adminFaqsEndpoint)
  async list(): Promise<AdminFaqsResponse> {
    return { success: true, faqs: (await this.items.list(FAQ_ITEMS)).map(presentFaq) };
  }

  @Route(adminCreateFaqEndpoint)
  async create(
    @CurrentPrincipal() admin: Principal,
    @Body() body: FaqDraftDto,
    @NoteChange() note: NoteChange,
  ): Promise<CmsItemAnswer<FaqItem>> {
    const { question, answer, category = DEFAULT_CATEGORY } = body;
    requireKnownFigures({ question, answer });
    const faqId = body.faq_id ?? (await this.items.freeId(FAQ_ITEMS, 'faqId', idFrom(category, question)));
    const displayOrder = body.order ?? body.display_order ?? (await this.nextPosition(category));
    const fields = { status: 'published' as const, active: true, ...faqFields(body) };
    const item = presentFaq(
      await this.items.create(FAQ_ITEMS, { ...fields, faqId, question, answer, category, displayOrder }, admin.id),
    );
    note(changeBetween(null, item));
    return { success: true, message: OUTCOME_TEXTS.itemCreated, item };
  }

  @Route(adminUpdateFaqEndpoint)
  async update(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: CmsItemIdDto,
    @Body() { updated_at: seen, ...body }: FaqChangeDto,
    @NoteChange() note: NoteChange,
  ): Promise<CmsItemAnswer<FaqItem>> {
    requireKnownFigures({ question: body.question, answer: body.answer });
    const { before, after } = await this.items.update(FAQ_ITEMS, editedVersion(id, seen, admin), (stored) =>
      faqFields(body, stored),
    );
    const item = presentFaq(after);
    note(changeBetween(presentFaq(before), item));
    return { success: true, message: OUTCOME_TEXTS.itemSaved, item };
  }

  @Route(adminDeleteFaqEndpoint)
  async delete(@Param() { id }: CmsItemIdDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    note(changeBetween(presentFaq(await this.items.delete(FAQ_ITEMS, id)), null));
    return { success: true, message: OUTCOME_TEXTS.itemDeleted };
  }

  private async nextPosition(category: string): Promise<number> {
    const others = await this.items.list({ ...FAQ_ITEMS, scope: { category } });
    return Math.max(0, ...others.map(({ displayOrder }) => displayOrder)) + 1;
  }
}
