import { Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportPersonEventsEndpoint,
  adminPersonEndpoint,
  adminSearchEndpoint,
  type DataAnswer,
  type FoundInOffice,
  type PersonResponse,
  type PersonEvent,
} from '@summit/contracts';
import { normalizeEmail } from '@summit/rules';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { PageQueryDto } from '../../../platform/http/list-query.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { OfficeSearchReadModel } from '../read-models/office-search.read-model.js';
import { PersonReadModel } from '../read-models/person.read-model.js';
import { OfficeSearchQueryDto, PersonParamsDto } from './dto/people.dto.js';

const PAGE_SIZE = 50;
/** More than anybody has lived through here. */
const ALL = 100_000;

const EVENTS_FILE = new ListFile<PersonEvent>('person', ['at', 'kind', 'subject', 'detail', 'amount', 'order_id']);

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

  @Route(adminExportPersonEventsEndpoint)
  @ApiProduces('text/csv')
  events(@Param() { email }: PersonParamsDto): Promise<StreamableFile> {
    return EVENTS_FILE.ofAll(async () => (await this.person({ email }, { limit: ALL })).data);
  }

  @Route(adminSearchEndpoint)
  async search(@Query() { term }: OfficeSearchQueryDto): Promise<DataAnswer<FoundInOffice>> {
    return { success: true, data: await this.office.find(term) };
  }
}
