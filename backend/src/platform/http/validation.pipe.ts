import { SetMetadata, ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { ERROR_CATALOG, type ErrorCode } from '@summit/contracts';
import { getMetadataStorage, ValidateIf } from 'class-validator';
import { AppError } from '../errors/app-error.js';
import { hasHalfSigns, isTooComplex, textsArePrintable } from './request-shape.js';

/** Options for a class-validator decorator that name the cataloged error of this rule: `@IsEmail({}, failsWith('email_invalid'))`. */
export const failsWith = (code: ErrorCode) => ({ message: ERROR_CATALOG[code].detail, context: { code } });

/** What may be left out must not be null: whatever is stored has a value. */
export const MayBeLeftOut = () => ValidateIf((_object, value) => value !== undefined);

const LENIENT = 'summit:ignores-unknown-fields';
/** Fields that one answer names at most: an answer must not be larger than its question. */
const MAX_FIELDS = 10;
/** A field name that is worth repeating. */
const FIELD_NAME = /^[\w.-]{1,64}$/;

/** A body whose unknown fields are dropped and not refused: documented pages send more than the server wants to know (C-114). */
export const IgnoresUnknownFields = (): ClassDecorator => SetMetadata(LENIENT, true);

/** Strict on what it lets in: unknown fields are refused, never dropped in silence (S10). The first one ends the check. */
class StrictValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // In the pipe, so that guards count the call and the audit log has it first.
    if (metadata.type === 'body' && isTooComplex(value)) throw new AppError('body_too_complex');
    if (hasHalfSigns(value)) throw new AppError('validation_failed');
    if (metadata.type === 'query' && !textsArePrintable(value)) throw new AppError('validation_failed');
    return super.transform(withoutUnknownFields(value, metadata.metatype), metadata) as unknown;
  }
}

export function createValidationPipe(): ValidationPipe {
  rememberRules(getMetadataStorage());
  return new StrictValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => toAppError(errors),
  });
}

type RuleStorage = ReturnType<typeof getMetadataStorage>;
const remembering = new WeakSet<RuleStorage>();

/**
 * The library walks the rules of all classes at each check to find those that a class inherits: a fortieth of what a registration costs. A
 * class has all its rules once it is there, so they are looked up once. Checks by group, which we don't use, are left as they are.
 */
function rememberRules(storage: RuleStorage): void {
  if (remembering.has(storage)) return;
  remembering.add(storage);
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, ReturnType<typeof lookUp>>();
  storage.getTargetValidationMetadatas = (...asked) => {
    const [target, schema, , strictGroups, groups] = asked;
    if (schema || strictGroups || groups?.length) return lookUp(...asked);
    let rules = known.get(target);
    if (!rules) known.set(target, (rules = lookUp(...asked)));
    return rules;
  };
}

/** Throws for the first unknown field, before anything is built from the value. Parameters without rules pass as they are. */
function withoutUnknownFields(value: unknown, metatype: ArgumentMetadata['metatype']): unknown {
  const known = metatype && knownFields(metatype);
  if (!known || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const unknown = Object.keys(value).find((key) => !known.has(key));
  if (unknown === undefined) return value;
  if (Reflect.getMetadata(LENIENT, metatype) === true)
    return Object.fromEntries(Object.entries(value).filter(([key]) => known.has(key)));
  const fields = { [unknown]: ERROR_CATALOG.unknown_field.detail };
  throw new AppError('unknown_field', FIELD_NAME.test(unknown) ? { fields } : {});
}

const fieldsOfClasses = new WeakMap<object, ReadonlySet<string> | null>();

/** Names of the fields that have a rule; null for a class without any, which is no DTO of ours. */
function knownFields(metatype: NonNullable<ArgumentMetadata['metatype']>): ReadonlySet<string> | null {
  let known = fieldsOfClasses.get(metatype);
  if (known === undefined) {
    const rules = getMetadataStorage().getTargetValidationMetadatas(metatype, '', true, false);
    known = rules.length > 0 ? new Set(rules.map(({ propertyName }) => propertyName)) : null;
    fieldsOfClasses.set(metatype, known);
  }
  return known;
}

/** The first failing field decides the code and text; failing fields are named for the form. */
function toAppError(errors: ValidationError[]): AppError {
  const codes = errors.slice(0, MAX_FIELDS).map((error) => [error.property, codeOf(error)] as const);
  const fields = Object.fromEntries(codes.map(([field, code]) => [field, ERROR_CATALOG[code].detail]));
  const code = codes[0]?.[1] ?? 'validation_failed';
  // An answer that must tell nothing (404 for a bonus link) names no field either.
  return new AppError(code, ERROR_CATALOG[code].status === 400 ? { fields } : {});
}

function codeOf(error: ValidationError): ErrorCode {
  const [constraint] = Object.keys(error.constraints ?? {});
  if (constraint === undefined) return error.children?.[0] ? codeOf(error.children[0]) : 'validation_failed';
  if (constraint === 'whitelistValidation') return 'unknown_field';
  const context = error.contexts?.[constraint] as { code?: ErrorCode } | undefined;
  return context?.code ?? 'validation_failed';
}
