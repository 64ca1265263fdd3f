import { isEmail } from '@summit/rules';
import { Transform } from 'class-transformer';
import { ValidatorConstraint } from 'class-validator';
import { isGiftLink, isWebLink } from '../links/web-link.js';

/** No control characters: PostgreSQL can't store NUL, and no name or code has a use for the others. */
export const PRINTABLE = /^[^\u0000-\u001f\u007f]*$/;

/** Of a name that a mail to anybody greets with: an address in it would let a stranger send their link through us. */
export const NO_ADDRESS = /^(?!.*(:\/\/|\bwww\.))/is;

/** Printable text in lines. */
export const LINES = /^[^\u0000-\u0008\u000b-\u001f\u007f]*$/;

/** One kind of line break, none at the ends. */
export const inLines = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Brings text into lines and leaves everything else for the type check to refuse. */
export const InLines = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? inLines(value) : value));

/** Text in lines; null for an empty one. */
export const EmptyAsNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? inLines(value) || null : value));

/** Trims strings and leaves everything else for the type check to refuse. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/**
 * What no eye sees and no name needs: it comes along when a name is copied, makes one of nothing, or turns around what stands behind it.
 * Joiners and marks of direction stay, because scripts and emoji are written with them.
 */
const UNSEEN = /[\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** `Trimmed` for the name of a person. Not for addresses: one with something hidden in it is refused, so that two never look alike. */
export const TrimmedName = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(UNSEEN, '').trim() : value));

/** Empty text counts as not given. */
export const EmptyAsMissing = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? undefined : value));

/** `@Validate(EmailFormat, failsWith('email_invalid'))`: the same rule as in the browser. */
@ValidatorConstraint({ name: 'emailFormat' })
export class EmailFormat {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isEmail(value);
  }
}

/** `@Validate(WebLinkFormat, failsWith('social_link_invalid'))`: a complete http(s) address. */
@ValidatorConstraint({ name: 'webLink' })
export class WebLinkFormat {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isWebLink(value);
  }
}

/** `@Validate(GiftLinkFormat, failsWith('gift_url_invalid'))`: a complete address, or a gift that lies with us. */
@ValidatorConstraint({ name: 'giftLink' })
export class GiftLinkFormat {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isGiftLink(value);
  }
}
