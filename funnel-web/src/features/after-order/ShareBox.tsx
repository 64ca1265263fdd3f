import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import type { SummitPhase } from '@summit/rules';
import { useId } from 'react';
import { homeUrl } from '../../lib/site/paths';
import { FriendsCounter } from './FriendsCounter';
import { shareLinks } from './share-links';
import { INVITE_COPY } from './invite-copy.baked';
import { inviteCodeOf } from './useInviteProgress';

/** Own link, ways to send it, and the ten-friends offer (C-064). Without an own link the summit's address stands in. */
export function ShareBox({ phase, inviteUrl }: { phase: SummitPhase; inviteUrl: string | null }) {
  const code = inviteCodeOf(inviteUrl);
  const link = code !== null && inviteUrl !== null ? inviteUrl : homeUrl;
  const id = useId();
  return (
    <section className="share" aria-labelledby="share-title">
      <Typography id="share-title" variant="h3" component="h2">
        {INVITE_COPY.title}
      </Typography>
      <p className="after__text">{INVITE_COPY.line[phase]}</p>
      <div className="field">
        <label htmlFor={id}>{code !== null ? 'Your invite link' : 'Address of the summit'}</label>
        <div className="share__row">
          <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
          <CopyButton text={link} size="medium" />
        </div>
      </div>
      <ul className="share__ways">
        {shareLinks(link).map(({ label, spoken, href, external }) => (
          <li key={label}>
            <Link href={href} aria-label={spoken} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {code !== null ? (
        <>
          <p className="after__text">{INVITE_COPY.offer}</p>
          <FriendsCounter code={code} />
        </>
      ) : (
        <p className="after__text">
          {INVITE_COPY.offer} Your own link is in the email that we sent you when you registered.
        </p>
      )}
    </section>
  );
}
