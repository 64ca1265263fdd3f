import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { ERROR_CATALOGUE, type ErrorCode } from '@summit/contracts';
import { AppError } from '../errors/app-error.js';

/** Options for a class-validator decorator that name the catalogued error of this rule: `@IsEmail({}, failsWith('email_invalid'))`. */
export const failsWith = (code: ErrorCode) => ({ message: ERROR_CATALOGUE[code].detail, context: { code } });

/** Strict on what it lets in: unknown fields are refused, never dropped in silence (S10). */
export const createValidationPipe = (): ValidationPipe =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => toAppError(errors),
  });

/** The first failing field decides the code and text; all failing fields are named for the form. */
function toAppError(errors: ValidationError[]): AppError {
  const codes = errors.map((error) => [error.property, codeOf(error)] as const);
  const fields = Object.fromEntries(codes.map(([field, code]) => [field, ERROR_CATALOGUE[code].detail]));
  const code = codes[0]?.[1] ?? 'validation_failed';
  // An answer that must tell nothing (404 for a bonus link) names no field either.
  return new AppError(code, ERROR_CATALOGUE[code].status === 400 ? { fields } : {});
}

function codeOf(error: ValidationError): ErrorCode {
  const [constraint] = Object.keys(error.constraints ?? {});
  if (constraint === undefined) return error.children?.[0] ? codeOf(error.children[0]) : 'validation_failed';
  if (constraint === 'whitelistValidation') return 'unknown_field';
  const context = error.contexts?.[constraint] as { code?: ErrorCode } | undefined;
  return context?.code ?? 'validation_failed';
}
