import type { ExecutionContext } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';

type Handler = ReturnType<ExecutionContext['getHandler']>;

const FIELDS = new WeakMap<Handler, ReadonlySet<string>>();

/** The names of the fields that a call knows: those of the DTOs that its handler takes. */
export function knownFields(context: ExecutionContext): ReadonlySet<string> {
  const handler = context.getHandler();
  const known = FIELDS.get(handler) ?? fieldsOf(context);
  FIELDS.set(handler, known);
  return known;
}

function fieldsOf(context: ExecutionContext): ReadonlySet<string> {
  const target = context.getClass().prototype as object;
  const types = Reflect.getMetadata('design:paramtypes', target, context.getHandler().name) as unknown[] | undefined;
  const names = (types ?? [])
    .filter((type) => typeof type === 'function')
    .flatMap((type) => getMetadataStorage().getTargetValidationMetadatas(type, '', true, false))
    .map(({ propertyName }) => propertyName);
  return new Set(names);
}
