import { Body, Controller, Header } from '@nestjs/common';
import {
  adminOfferFilmsEndpoint,
  adminSaveOfferFilmsEndpoint,
  offerFilmsEndpoint,
  OUTCOME_TEXTS,
  type OfferFilmsResponse,
  type SaveOfferFilmsResponse,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { changeBetween, NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { OfferFilmsService } from '../offer-films.service.js';
import { OfferFilmsDto } from './dto/offer-films.dto.js';

@ApiTags('cms')
@Controller()
export class OfferFilmsController {
  constructor(private readonly films: OfferFilmsService) {}

  @Route(offerFilmsEndpoint)
  @Header('cache-control', 'no-cache')
  async shown(): Promise<OfferFilmsResponse> {
    return { success: true, films: await this.films.shown() };
  }

  @Route(adminOfferFilmsEndpoint)
  async stored(): Promise<OfferFilmsResponse> {
    return { success: true, films: await this.films.stored() };
  }

  @Route(adminSaveOfferFilmsEndpoint)
  async save(
    @Body() { vip, implementation, dfy }: OfferFilmsDto,
    @NoteChange() note: NoteChange,
  ): Promise<SaveOfferFilmsResponse> {
    const { before, after } = await this.films.save({ vip, implementation, dfy });
    note(changeBetween(before, after));
    return { success: true, message: OUTCOME_TEXTS.offerFilmsSaved, films: after };
  }
}
