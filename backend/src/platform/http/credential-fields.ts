import { applyDecorators } from '@nestjs/common';
import type { ErrorCode } from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength, Validate } from 'class-validator';
import { ApiProperty } from './api-description.js';
import { EmailFormat, PRINTABLE, Trimmed } from './text-rules.js';
import { failsWith } from './validation.pipe.js';

/** What may be looked at as a password: longer ones are refused before they are hashed. */
const MAX_PASSWORD_INPUT = 1_000;
const MAX_TOKEN = 200;
/** A backup code with its hyphen and some stray spaces. */
const MAX_CODE_INPUT = 20;

// Of several broken rules of a field the one that is registered first is answered.

/** An address of a mailbox, trimmed and not yet normalized. */
export const EmailField = (): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    IsNotEmpty(failsWith('email_required')),
    Matches(PRINTABLE, failsWith('email_invalid')),
    MaxLength(EMAIL_MAX_LENGTH, failsWith('email_invalid')),
    Validate(EmailFormat, failsWith('email_invalid')),
    ApiProperty({ format: 'email', maxLength: EMAIL_MAX_LENGTH }),
  );

/** The address of an account. */
export class WithEmail {
  @EmailField()
  email: string;
}

/** A password that has to be there. `tooLong` is what a text longer than any password is told. */
export const PasswordField = ({ tooLong = 'password_too_long' }: { tooLong?: ErrorCode } = {}): PropertyDecorator =>
  applyDecorators(IsNotEmpty(failsWith('password_required')), PasswordText({ tooLong }));

/** A password whose length is judged later, in the words of its page. */
export const PasswordText = ({ tooLong = 'password_too_long' }: { tooLong?: ErrorCode } = {}): PropertyDecorator =>
  applyDecorators(
    IsString(failsWith('password_required')),
    MaxLength(MAX_PASSWORD_INPUT, failsWith(tooLong)),
    ApiProperty(),
  );

/** The password typed a second time; the page says `mismatch` to everything that is not the same. */
export const ConfirmationField = (mismatch: ErrorCode): PropertyDecorator =>
  applyDecorators(IsString(failsWith(mismatch)), MaxLength(MAX_PASSWORD_INPUT, failsWith(mismatch)), ApiProperty());

/** A mailed or temporary token; `refusal` is the answer to one that can't be right, `missing` to none. */
export const TokenField = (refusal: ErrorCode, missing: ErrorCode = refusal): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    IsNotEmpty(failsWith(missing)),
    IsString(failsWith(missing)),
    MaxLength(MAX_TOKEN, failsWith(refusal)),
    ApiProperty(),
  );

/** Six digits or a backup code. */
export const CodeField = (refusal: ErrorCode): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    IsString(failsWith(refusal)),
    MaxLength(MAX_CODE_INPUT, failsWith(refusal)),
    ApiProperty({ example: '123456' }),
  );

/** A code that the account may ask for; null in the first step and where it asks for none. */
export const OptionalCodeField = (refusal: ErrorCode): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    IsOptional(),
    IsString(failsWith(refusal)),
    MaxLength(MAX_CODE_INPUT, failsWith(refusal)),
    ApiProperty({ type: String, nullable: true, example: '123456' }),
  );

/** Six digits of an authenticator app. */
export const AppCodeField = (refusal: ErrorCode): PropertyDecorator =>
  applyDecorators(Trimmed(), Matches(/^\d{6}$/, failsWith(refusal)), ApiProperty({ example: '123456' }));
