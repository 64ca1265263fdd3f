import { OFFER_FILM_MAX_LENGTH, type OfferFilmChanges } from '@summit/contracts';
import { IsString, MaxLength, ValidateIf } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const Film = (): PropertyDecorator => (target, property) => {
  for (const decorate of [
    ApiProperty({ type: String, nullable: true, required: false, example: 'https://vimeo.com/76979871' }),
    MaxLength(OFFER_FILM_MAX_LENGTH, failsWith('offer_film_invalid')),
    IsString(failsWith('offer_film_invalid')),
    ValidateIf((_body, value) => value !== null && value !== undefined),
  ])
    decorate(target, property);
};

export class OfferFilmsDto implements OfferFilmChanges {
  @Film()
  vip?: string | null;

  @Film()
  implementation?: string | null;

  @Film()
  dfy?: string | null;
}
