import type { Type } from '@nestjs/common';
import * as types from '@nestjs/mapped-types';
import type * as Swagger from '@nestjs/swagger';

type Library = typeof Swagger;
type Options = NonNullable<Parameters<typeof types.PartialType>[1]>;

/** What the controllers and DTOs say about themselves, in their order, until somebody reads the description. */
const said: ((library: Library) => void)[] = [];

/** Carries out what has been said, once; after a failure the next call goes on where this one stopped. */
export function describeApi(library: Library): void {
  for (let describe = said[0]; describe; describe = said[0]) {
    describe(library);
    said.shift();
  }
}

/**
 * A decorator of `@nestjs/swagger` that waits for `describeApi`: the library takes a tenth of the start and of the memory, and most
 * processes are never asked for their description (`api-docs.ts`).
 */
function waiting<Name extends keyof Library>(name: Name): Library[Name] {
  const decorator =
    (...options: unknown[]) =>
    (...place: unknown[]) =>
      void said.push((library) => (library[name] as unknown as typeof decorator)(...options)(...place));
  return decorator as unknown as Library[Name];
}

export const ApiBearerAuth = waiting('ApiBearerAuth');
export const ApiBody = waiting('ApiBody');
export const ApiConsumes = waiting('ApiConsumes');
export const ApiHeader = waiting('ApiHeader');
export const ApiHideProperty = waiting('ApiHideProperty');
export const ApiProduces = waiting('ApiProduces');
export const ApiProperty = waiting('ApiProperty');
export const ApiPropertyOptional = waiting('ApiPropertyOptional');
export const ApiTags = waiting('ApiTags');

/** The class with every field optional: rules and conversions at once, the description when it is read. */
export function PartialType<Base>(base: Type<Base>, options: Options): Type<Partial<Base>> {
  const partial = types.PartialType(base, options);
  said.push((library) => copyDescription(library, library.PartialType(base, options), partial));
  return partial;
}

/** One class with the fields of both, as `PartialType` does it. */
export function IntersectionType<A, B>(first: Type<A>, second: Type<B>) {
  const both = types.IntersectionType(first, second);
  said.push((library) => copyDescription(library, library.IntersectionType(first, second), both));
  return both;
}

function copyDescription({ DECORATORS }: Library, { prototype: from }: Type, { prototype: to }: Type): void {
  const fields = Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, from) as string[];
  Reflect.defineMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, fields, to);
  for (const field of fields.map((key) => key.slice(1))) {
    const description: unknown = Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, from, field);
    Reflect.defineMetadata(DECORATORS.API_MODEL_PROPERTIES, description, to, field);
  }
}
