import type { SignupField } from './signup-errors';

export interface SignupFieldRowProps {
  id: string;
  name: SignupField;
  label: string;
  /** Set in regular weight after the label: "(optional, for SMS reminders)". */
  note?: string;
  type: 'text' | 'email' | 'tel';
  autoComplete: 'name' | 'email' | 'tel';
  error?: string | undefined;
}

/**
 * Label above, field, error beneath and linked to it. A plain input, styled like the theme's: three of them would
 * otherwise bring 8 KB of form components to a page that shows before any script runs.
 */
export function SignupFieldRow({ id, name, label, note, type, autoComplete, error }: SignupFieldRowProps) {
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {note && <span className="field__note"> {note}</span>}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={254}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} className="field__error">
          {error}
        </p>
      )}
    </div>
  );
}
