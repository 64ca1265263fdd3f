import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

export interface AccountItemProps {
  title: string;
  /** What is so now. */
  value: ReactNode;
  children: ReactNode;
}

/** One thing of the account; opened, the form that changes it. */
export function AccountItem({ title, value, children }: AccountItemProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="account-item">
      <div className="account-item__head">
        <div id={`${id}-name`}>
          <b>{title}</b>
          <div className="account-item__value">{value}</div>
        </div>
        <button
          type="button"
          className="account-item__toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Change: ${title}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Change
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
