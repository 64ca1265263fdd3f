import { isApiError } from '@summit/api-client';
import type { Coupon } from '@summit/pricing';
import { useRef, useState } from 'react';

/** A code that the server has accepted, and what it does to the price. */
export interface AppliedCode {
  code: string;
  coupon: Coupon;
}

export interface CodeTexts {
  empty: string;
  invalid: string;
  failed: string;
}

export type CodeCheck = (code: string) => Promise<{ applied: AppliedCode; message: string } | { refused: string }>;

/** State of one code field: none, validating, applied (removable) or error (F-208, F-215). */
export interface CodeEntry {
  text: string;
  validating: boolean;
  error: string | null;
  applied: AppliedCode | null;
  /** What the server said to an accepted code. */
  message: string | null;
  edit(text: string): void;
  apply(): void;
  remove(): void;
  /** Checks a code that was kept from an earlier visit. */
  restore(code: string): void;
}

export interface CodeEntryOptions {
  texts: CodeTexts;
  check: CodeCheck;
  /** Called with the code that now holds, or null. */
  onChange?(code: string | null): void;
}

/** A refusal that names the reason is shown as it is; anything else is a failed request. */
const failureText = (reason: unknown, texts: CodeTexts): string =>
  isApiError(reason) && (reason.status === 400 || reason.status === 429)
    ? (reason.detail ?? texts.invalid)
    : texts.failed;

export function useCodeEntry({ texts, check, onChange }: CodeEntryOptions): CodeEntry {
  const [text, setText] = useState('');
  const [validating, setValidating] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [accepted, setAccepted] = useState<{ applied: AppliedCode; message: string } | null>(null);
  const busy = useRef(false);

  const hold = (next: { applied: AppliedCode; message: string } | null) => {
    setAccepted(next);
    onChange?.(next?.applied.code ?? null);
  };

  const validate = async (typed: string) => {
    const code = typed.trim().toUpperCase();
    if (busy.current) return;
    if (code === '') {
      setError(texts.empty);
      return;
    }
    busy.current = true;
    setError(null);
    setValidating(true);
    try {
      const answer = await check(code);
      if ('refused' in answer) {
        hold(null);
        setError(answer.refused || texts.invalid);
      } else {
        hold(answer);
        setText('');
      }
    } catch (reason) {
      setError(failureText(reason, texts));
    } finally {
      busy.current = false;
      setValidating(false);
    }
  };

  return {
    text,
    validating,
    error,
    applied: accepted?.applied ?? null,
    message: accepted?.message ?? null,
    edit(value) {
      setText(value.toUpperCase());
      setError(null);
    },
    apply: () => void validate(text),
    remove() {
      hold(null);
      setError(null);
    },
    restore(code) {
      setText(code.toUpperCase());
      void validate(code);
    },
  };
}
