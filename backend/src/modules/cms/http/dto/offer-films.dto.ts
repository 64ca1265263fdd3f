import { OFFER_FILM_MAX_LENGTH, type OfferFilms } from '@summit/contracts';
import { IsString, MaxLength, ValidateIf } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const Film = (): PropertyDecorator => (target, property) => {
  for (const decorate of [
    ApiProperty({ type: String, nullable: true, example: 'https://vimeo.com/76979871' }),
    MaxLength(OFFER_FILM_MAX_LENGTH, failsWith('offer_film_invalid')),
    IsString(failsWith('offer_film_invalid')),
    ValidateIf((_body, value) => value !== null),
  ])
    decorate(target, property);
};

export class OfferFilmsDto implements OfferFilms {
  @Film()
  vip: string | null;

  @Film()
  implementation: string | null;

  @Film()
  dfy: string | null;
}
