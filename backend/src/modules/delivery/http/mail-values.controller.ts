import { Body, Controller } from '@nestjs/common';
import { adminMailValuesEndpoint, type MailValuesResponse } from '@summit/contracts';
import { normalizeEmail } from '@summit/rules';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { MailValuesOfPersonUseCase } from '../application/mail-values-of-person.use-case.js';
import { MailValuesDto } from './dto/mail-values.dto.js';

/** The data of one person for the preview of a mail. */
@ApiTags('admin')
@Controller()
export class MailValuesController {
  constructor(private readonly mailValues: MailValuesOfPersonUseCase) {}

  @Route(adminMailValuesEndpoint)
  async read(@Body() { email, template_id }: MailValuesDto): Promise<MailValuesResponse> {
    const values = await this.mailValues.execute({ email: normalizeEmail(email), templateId: template_id });
    return { success: true, values };
  }
}
