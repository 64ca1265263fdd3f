import type { ApplicationField } from './validate-application';

export interface ApplicationFieldRowProps {
  name: ApplicationField;
  label: string;
  type?: 'text' | 'email';
  autoComplete?: 'name' | 'email';
  hint?: string;
  error?: string | undefined;
  /** Lines of a field for a longer text. */
  rows?: number;
}

/** Label above, field, hint or error beneath and linked to it. */
export function ApplicationFieldRow({ name, label, hint, error, rows, ...input }: ApplicationFieldRowProps) {
  const id = `application-${name}`;
  const beneath = error ?? hint;
  const field = {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': beneath ? `${id}-beneath` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea {...field} rows={rows} maxLength={2_000} /> : <input {...field} {...input} maxLength={254} />}
      {beneath && (
        <p id={`${id}-beneath`} className={error ? 'field__error' : 'field__hint'}>
          {beneath}
        </p>
      )}
    </div>
  );
}
