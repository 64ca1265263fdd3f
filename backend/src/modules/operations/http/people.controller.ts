import { Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  adminPersonEndpoint,
  adminSearchEndpoint,
  type DataAnswer,
  type FoundInOffice,
  type PersonResponse,
} from '@summit/contracts';
import { normalizeEmail } from '@summit/rules';
import { PageQueryDto } from '../../../platform/http/list-query.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { OfficeSearchReadModel } from '../read-models/office-search.read-model.js';
import { PersonReadModel } from '../read-models/person.read-model.js';
import { OfficeSearchQueryDto, PersonParamsDto } from './dto/people.dto.js';

const PAGE_SIZE = 50;

@ApiTags('admin people')
@Controller()
export class PeopleController {
  constructor(
    private readonly people: PersonReadModel,
    private readonly office: OfficeSearchReadModel,
  ) {}

  @Route(adminPersonEndpoint)
  person(
    @Param() { email }: PersonParamsDto,
    @Query() { limit = PAGE_SIZE, skip = 0 }: PageQueryDto,
  ): Promise<PersonResponse> {
    return this.people.read(normalizeEmail(email), { limit, skip });
  }

  @Route(adminSearchEndpoint)
  async search(@Query() { term }: OfficeSearchQueryDto): Promise<DataAnswer<FoundInOffice>> {
    return { success: true, data: await this.office.find(term) };
  }
}
