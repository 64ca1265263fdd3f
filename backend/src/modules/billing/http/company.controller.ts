import { Body, Controller } from '@nestjs/common';
import {
  adminCompanyEndpoint,
  adminSaveCompanyEndpoint,
  OUTCOME_TEXTS,
  type CompanyDetails,
  type CompanyDetailsResponse,
  type SaveCompanyDetailsResponse,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { CompanyDetailsUseCase } from '../application/company-details.use-case.js';
import type { Seller } from '../application/invoice.js';
import { CompanyChangesDto } from './dto/company-changes.dto.js';

@ApiTags('admin settings')
@Controller()
export class CompanyController {
  constructor(private readonly company: CompanyDetailsUseCase) {}

  @Route(adminCompanyEndpoint)
  async read(): Promise<CompanyDetailsResponse> {
    return { success: true, company: present(await this.company.stored()) };
  }

  @Route(adminSaveCompanyEndpoint)
  async save(
    @Body() { name, address, tax_id, invoice_note }: CompanyChangesDto,
    @NoteChange() note: NoteChange,
  ): Promise<SaveCompanyDetailsResponse> {
    const { before, after } = await this.company.save({ name, address, taxId: tax_id, note: invoice_note });
    note({ before: present(before), after: present(after) });
    return { success: true, message: OUTCOME_TEXTS.companySaved, company: present(after) };
  }
}

const present = ({ name, address, taxId, note }: Seller): CompanyDetails => ({
  name,
  address,
  tax_id: taxId,
  invoice_note: note,
});
