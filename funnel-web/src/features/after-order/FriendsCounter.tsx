import Button from '@mui/material/Button';
import { FRIENDS_TO_INVITE } from './invite-copy.baked';
import { useInviteProgress } from './useInviteProgress';

function sentence(registered: number, needed: number): string {
  if (registered >= needed) {
    return `${registered} friends have registered. Your invitation is complete: the host’s answer comes by email.`;
  }
  return `${registered} of ${needed} friends have registered.`;
}

/** How far the registrant is on the way to ten friends (F-262, C-064). */
export function FriendsCounter({ code }: { code: string }) {
  const { progress, failed, loading, retry } = useInviteProgress(code);
  const needed = progress?.friends_needed ?? FRIENDS_TO_INVITE;
  const registered = progress?.friends_registered ?? 0;
  return (
    <div className="friends">
      <div className="friends__bar" aria-hidden="true">
        {Array.from({ length: needed }, (_, index) => (
          <span key={index} className={index < registered ? 'friends__one friends__one--here' : 'friends__one'} />
        ))}
      </div>
      <p role="status">
        {progress && sentence(registered, needed)}
        {!progress && (loading ? 'Loading your counter' : 'We could not load your counter.')}
      </p>
      {!progress && failed && (
        <Button variant="text" size="small" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}
