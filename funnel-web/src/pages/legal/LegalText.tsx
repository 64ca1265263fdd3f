import { Link, useLocation } from 'react-router-dom';
import type { LegalLine, LegalSpan } from '../../features/legal/legal-blocks';
import { legalLinkTarget } from '../../features/legal/legal-links';

/** A line of a policy: words and links. */
export function LegalText({ line }: { line: LegalLine }) {
  return line.map((span, index) => <Span key={index} {...span} />);
}

function Span({ text, target }: LegalSpan) {
  const { pathname } = useLocation();
  const link = target === undefined ? null : legalLinkTarget(target);
  if (!link) return text;
  if (!link.inApp) return <a href={link.href}>{text}</a>;
  return (
    <Link to={link.href} state={{ from: pathname }}>
      {text}
    </Link>
  );
}
