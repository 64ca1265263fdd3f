import { Body, Controller, Param } from '@nestjs/common';
import {
  adminCreateEmailTemplateEndpoint,
  adminDeleteEmailTemplateEndpoint,
  adminEmailTemplatesEndpoint,
  adminRestoreEmailTemplateEndpoint,
  adminTestEmailTemplateEndpoint,
  adminUpdateEmailTemplateEndpoint,
  OUTCOME_TEXTS,
  type AdminEmailTemplatesResponse,
  type EmailTemplateAnswer,
  type MessageAnswer,
} from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { changeBetween, NoteChange } from '../../../platform/http/noted-change.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { EmailTemplatesService } from '../email-templates.service.js';
import { CmsItems } from '../items/cms-items.service.js';
import { emailTemplateFields, idFrom } from '../items/drafts.js';
import { EMAIL_TEMPLATE_ITEMS } from '../items/item-kinds.js';
import { checkMail } from '../items/text-rules.js';
import { presentEmailTemplate } from './cms-items.presenter.js';
import { CmsItemIdDto, editedVersion } from './dto/cms-fields.js';
import { EmailTemplateChangeDto, EmailTemplateDraftDto } from './dto/email-template.dto.js';

/** Mails in the back office. */
@ApiTags('admin')
@Controller()
export class AdminEmailTemplatesController {
  constructor(
    private readonly items: CmsItems,
    private readonly templates: EmailTemplatesService,
  ) {}

  @Route(adminEmailTemplatesEndpoint)
  async list(): Promise<AdminEmailTemplatesResponse> {
    return { success: true, templates: (await this.items.list(EMAIL_TEMPLATE_ITEMS)).map(presentEmailTemplate) };
  }

  @Route(adminCreateEmailTemplateEndpoint)
  async create(
    @CurrentPrincipal() admin: Principal,
    @Body() body: EmailTemplateDraftDto,
    @NoteChange() note: NoteChange,
  ): Promise<EmailTemplateAnswer> {
    const { subject, body: text, name = body.template_name ?? '' } = body;
    if (name === '') throw new AppError('item_fields_required', { fields: { name: 'A name is required.' } });
    const templateId = body.template_id ?? (await this.items.freeId(EMAIL_TEMPLATE_ITEMS, 'templateId', idFrom(name)));
    const fields = {
      type: 'transactional' as const,
      variables: [],
      active: true,
      ...emailTemplateFields({ ...body, template_id: templateId }),
    };
    const row = { ...fields, templateId, name, subject, body: text };
    const { unknownVariables } = checkMail(row);
    const item = presentEmailTemplate(await this.items.create(EMAIL_TEMPLATE_ITEMS, row, admin.id));
    note(changeBetween(null, item));
    return { success: true, message: OUTCOME_TEXTS.itemCreated, item, unknown_variables: unknownVariables };
  }

  @Route(adminUpdateEmailTemplateEndpoint)
  async update(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: CmsItemIdDto,
    @Body() { updated_at: seen, ...body }: EmailTemplateChangeDto,
    @NoteChange() note: NoteChange,
  ): Promise<EmailTemplateAnswer> {
    let unknown: string[] = [];
    const { before, after } = await this.items.update(
      EMAIL_TEMPLATE_ITEMS,
      editedVersion(id, seen, admin),
      (stored) => {
        const fields = emailTemplateFields(body, stored);
        unknown = checkMail({ ...stored, ...fields }).unknownVariables;
        return fields;
      },
    );
    const item = presentEmailTemplate(after);
    note(changeBetween(presentEmailTemplate(before), item));
    return { success: true, message: OUTCOME_TEXTS.itemSaved, item, unknown_variables: unknown };
  }

  @Route(adminDeleteEmailTemplateEndpoint)
  async delete(@Param() { id }: CmsItemIdDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    note(changeBetween(presentEmailTemplate(await this.items.delete(EMAIL_TEMPLATE_ITEMS, id)), null));
    return { success: true, message: OUTCOME_TEXTS.itemDeleted };
  }

  @Route(adminRestoreEmailTemplateEndpoint)
  async restore(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: CmsItemIdDto,
    @NoteChange() note: NoteChange,
  ): Promise<EmailTemplateAnswer> {
    const { before, after } = await this.templates.restore(id, admin.id);
    const item = presentEmailTemplate(after);
    note(changeBetween(presentEmailTemplate(before), item));
    return { success: true, message: OUTCOME_TEXTS.emailTemplateRestored, item, unknown_variables: [] };
  }

  @Route(adminTestEmailTemplateEndpoint)
  @Limited({ name: 'email-template-test', limit: 20, seconds: 600 })
  async test(@CurrentPrincipal() admin: Principal, @Param() { id }: CmsItemIdDto): Promise<MessageAnswer> {
    await this.templates.test(id, admin.id);
    return { success: true, message: OUTCOME_TEXTS.emailTemplateTested };
  }
}
