import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What went wrong, spoken at once. */
export function PortalAlert({ children }: { children: ReactNode }) {
  return (
    <div className="form-error portal-alert" role="alert">
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
