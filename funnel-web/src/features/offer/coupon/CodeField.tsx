import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { isServer } from '../../../config/env';
import { VALIDATING } from './messages';
import type { CodeEntry } from './useCodeEntry';

export interface CodeFieldProps {
  entry: CodeEntry;
  /** "Coupon code" or "Discount code". */
  label: string;
  /** Words of the button that reveals the field; without it the field is there at once. */
  reveal?: string;
}

/** One field and Apply, hidden until asked for where `reveal` says so; gone once a code is applied (F-171, F-208). */
export function CodeField({ entry, label, reveal }: CodeFieldProps) {
  const [revealed, setRevealed] = useState(reveal === undefined);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { applied, message, error } = entry;
  // A kept code that no longer holds must not fail behind a closed field.
  const open = revealed || error !== null;
  useEffect(() => {
    if (revealed && reveal !== undefined) input.current?.focus();
  }, [revealed, reveal]);

  if (applied) {
    return (
      <p className="code-field__applied" role="status">
        {message}
      </p>
    );
  }
  return (
    <div className="code-field">
      {reveal !== undefined && (
        <Button
          variant="text"
          size="small"
          className="code-field__reveal"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setRevealed(!open)}
        >
          {reveal}
        </Button>
      )}
      <div id={id} className="field" hidden={!open}>
        <label htmlFor={`${id}-code`}>{label}</label>
        <div className="code-field__row">
          <input
            ref={input}
            id={`${id}-code`}
            value={entry.text}
            onChange={(event) => entry.edit(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The field stands inside the order's form, which Enter would send.
              event.preventDefault();
              entry.apply();
            }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            readOnly={isServer}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <Button
            variant="outlined"
            onClick={entry.apply}
            loading={entry.validating}
            loadingPosition="start"
            aria-label={entry.validating ? VALIDATING : `Apply ${label.toLowerCase()}`}
          >
            {entry.validating ? VALIDATING : 'Apply'}
          </Button>
        </div>
        {error && (
          <p id={`${id}-error`} className="field__error" role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
