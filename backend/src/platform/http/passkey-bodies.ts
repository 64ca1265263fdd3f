import { applyDecorators } from '@nestjs/common';
import type {
  AddPasskeyRequest,
  ErrorCode,
  PasskeyParams,
  RenamePasskeyRequest,
  UsePasskeyRequest,
} from '@summit/contracts';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from './api-description.js';
import { TokenField } from './credential-fields.js';
import { PRINTABLE, Trimmed } from './text-rules.js';
import { failsWith } from './validation.pipe.js';

const BASE64URL = /^[\w-]+$/;
/** Longest id that WebAuthn knows, as base64url. */
const MAX_ID = 1_364;
/** An attestation with its certificates; what is longer is no answer of a browser. */
const MAX_BYTES = 16_000;
const MAX_LABEL = 60;
const MAX_TRANSPORTS = 8;
const MAX_TRANSPORT = 20;

const Bytes = (refusal: ErrorCode, longest = MAX_BYTES): PropertyDecorator =>
  applyDecorators(
    Matches(BASE64URL, failsWith(refusal)),
    MaxLength(longest, failsWith(refusal)),
    ApiProperty({ description: 'base64url' }),
  );

/** What a browser answers that has made a passkey. */
export class AddPasskeyDto implements AddPasskeyRequest {
  @TokenField('passkey_question_ended')
  handle: string;

  @Bytes('passkey_not_added', MAX_ID)
  credential_id: string;

  @Bytes('passkey_not_added')
  client_data: string;

  @Bytes('passkey_not_added')
  attestation: string;

  @IsArray(failsWith('passkey_not_added'))
  @ArrayMaxSize(MAX_TRANSPORTS, failsWith('passkey_not_added'))
  @Matches(/^[a-z-]+$/, { each: true, ...failsWith('passkey_not_added') })
  @MaxLength(MAX_TRANSPORT, { each: true, ...failsWith('passkey_not_added') })
  transports: string[];
}

/** What a browser answers that has used a passkey. */
export class UsePasskeyDto implements UsePasskeyRequest {
  @TokenField('passkey_question_ended')
  handle: string;

  @Bytes('passkey_refused', MAX_ID)
  credential_id: string;

  @Bytes('passkey_refused')
  client_data: string;

  @Bytes('passkey_refused')
  authenticator_data: string;

  @Bytes('passkey_refused')
  signature: string;

  @IsOptional()
  @Matches(BASE64URL, failsWith('passkey_refused'))
  @MaxLength(MAX_ID, failsWith('passkey_refused'))
  @ApiProperty({ type: String, nullable: true })
  user_handle: string | null = null;
}

export class RenamePasskeyDto implements RenamePasskeyRequest {
  @Trimmed()
  @IsNotEmpty(failsWith('passkey_label_invalid'))
  @IsString(failsWith('passkey_label_invalid'))
  @Matches(PRINTABLE, failsWith('passkey_label_invalid'))
  @MaxLength(MAX_LABEL, failsWith('passkey_label_invalid'))
  label: string;
}

export class PasskeyParamsDto implements PasskeyParams {
  @IsUUID()
  passkey_id: string;
}
