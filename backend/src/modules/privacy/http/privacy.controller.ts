import { Body, Controller, Header, Inject, StreamableFile } from '@nestjs/common';
import {
  adminErasePersonEndpoint,
  adminExportPersonEndpoint,
  adminFindPersonEndpoint,
  type ErasePersonResponse,
  type FindPersonResponse,
} from '@summit/contracts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { erasurePhrase, PersonalDataUseCase } from '../application/personal-data.use-case.js';
import type { FoundPerson } from '../application/person-records.port.js';
import { ErasePersonDto, PersonDto } from './dto/person.dto.js';

/** What is stored of one person. */
@ApiTags('admin privacy')
@Controller()
export class PrivacyController {
  constructor(
    private readonly personalData: PersonalDataUseCase,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Route(adminFindPersonEndpoint)
  async find(@Body() { email }: PersonDto): Promise<FindPersonResponse> {
    const found = await this.personalData.look(email);
    return {
      success: true,
      addresses: found.addresses,
      stored: found.stored,
      obstacles: found.obstacles.map((code) => ({ code, detail: new AppError(code).message })),
      phrase: erasurePhrase(found.addresses[0]!),
    };
  }

  @Route(adminExportPersonEndpoint)
  @ApiProduces('application/json')
  @Header('cache-control', 'no-store')
  async export(@Body() { email }: PersonDto): Promise<StreamableFile> {
    const { addresses, data } = await this.personalData.export(email);
    const exportedAt = new Date(this.clock.now()).toISOString();
    const text = JSON.stringify({ addresses, exported_at: exportedAt, data }, null, 2);
    return new StreamableFile(Buffer.from(text), {
      type: 'application/json',
      disposition: `attachment; filename="personal-data-${exportedAt.slice(0, 10)}.json"`,
    });
  }

  @Route(adminErasePersonEndpoint)
  async erase(@Body() { email, phrase }: ErasePersonDto, @NoteChange() note: NoteChange): Promise<ErasePersonResponse> {
    const { stored } = await this.personalData.erase(email, phrase);
    note({ before: recordsOf(stored), after: null });
    return { success: true, stored };
  }
}

const recordsOf = (stored: FoundPerson['stored']): Record<string, number> =>
  Object.fromEntries(stored.map(({ module, what, rows }) => [`${module}/${what}`, rows]));
