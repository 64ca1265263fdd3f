import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { isServer } from '../../../config/env';
import { KnownVisitorScript } from '../../../first-paint/KnownVisitorScript';
import type { PersonField } from '../../../lib/person/person-fields';
import type { BuyerForm } from '../checkout/useBuyerForm';

const FIELDS: readonly { name: PersonField; label: string; type: 'text' | 'email' }[] = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
];

/** Who the order is for: two fields, or one line for a buyer whom the browser knows. */
export function BuyerFields({ form }: { form: BuyerForm }) {
  const { values, errors, open } = form;
  const asked = useRef(false);
  const firstId = form.idOf('name');
  useEffect(() => {
    if (open && asked.current) document.getElementById(firstId)?.focus();
  }, [open, firstId]);

  if (!open) {
    return (
      <p className="buyer-line">
        <span>
          Access goes to <b>{values.email}</b>
        </span>
        <Button
          variant="text"
          size="small"
          onClick={() => {
            asked.current = true;
            form.change();
          }}
        >
          Change
        </Button>
      </p>
    );
  }
  const fields = (
    <div className="buyer-fields" {...(isServer && { 'data-unless': 'buyer' })}>
      {FIELDS.map(({ name, label, type }) => (
        <div key={name} className="field">
          <label htmlFor={form.idOf(name)}>{label}</label>
          <input
            id={form.idOf(name)}
            name={name}
            type={type}
            autoComplete={name}
            maxLength={254}
            readOnly={isServer}
            value={values[name]}
            onChange={(event) => form.edit(name, event.target.value)}
            aria-invalid={errors[name] ? true : undefined}
            aria-describedby={errors[name] ? `${form.idOf(name)}-error` : undefined}
          />
          {errors[name] && (
            <p id={`${form.idOf(name)}-error`} className="field__error">
              {errors[name]}
            </p>
          )}
        </div>
      ))}
    </div>
  );
  return isServer ? (
    <>
      {fields}
      <WaitingLine />
    </>
  ) : (
    fields
  );
}

/** At build: the line of a buyer whom the browser knows, shown before the app has come (`src/first-paint`). */
const WaitingLine = () => (
  <>
    <p className="buyer-line" data-if="buyer" style={{ display: 'none' }}>
      <span>
        Access goes to <b data-fill="email" />
      </span>
      <Button variant="text" size="small">
        Change
      </Button>
    </p>
    <KnownVisitorScript />
  </>
);
