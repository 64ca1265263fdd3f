import { summitEdition, type SummitEdition } from '@summit/contracts';
import { Transform } from 'class-transformer';

/** Any name of an edition becomes the one that the document of this call uses (C-039); other values stay for the check to refuse. */
export const EditionNamedBy = (kind: Exclude<keyof SummitEdition, 'number'>): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (summitEdition(value)?.[kind] ?? value) : value,
  );
