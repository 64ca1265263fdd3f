import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

export interface PortalFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** Label above, field, hint or error beneath and linked to it; a password has a button that shows it. */
export function PortalField({ label, error, hint, type, ...input }: PortalFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  const beneath = error ?? hint;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={isPassword ? 'portal-password' : undefined}>
        <input
          {...input}
          id={id}
          type={isPassword && isShown ? 'text' : type}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={beneath ? `${id}-beneath` : undefined}
        />
        {isPassword && (
          <button
            type="button"
            className="portal-password__toggle"
            aria-label="Show password"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </div>
      {beneath && (
        <p id={`${id}-beneath`} className={error ? 'field__error' : 'portal-hint'}>
          {beneath}
        </p>
      )}
    </div>
  );
}
