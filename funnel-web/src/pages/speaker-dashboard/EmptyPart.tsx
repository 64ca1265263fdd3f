import type { ReactNode } from 'react';

/** In the place of a list that has nothing yet: what is missing, and what brings the first. */
export function EmptyPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="portal-empty">
      <p>
        <b>{title}</b>
      </p>
      <p>{children}</p>
    </div>
  );
}
