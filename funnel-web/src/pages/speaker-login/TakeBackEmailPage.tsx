import { use } from 'react';
import { LinkPressPage } from '../../features/speaker-portal/LinkPressPage';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import { clearSession } from '../../features/speaker-portal/speaker-session';

/** /speaker/login?undo_email: the former address comes back when the button is pressed, which ends every sign-in and the password. */
export function TakeBackEmailPage({ token }: { token: string }) {
  const { store, takeBackEmail } = use(SpeakerPortsContext);
  return (
    <LinkPressPage
      title="Take your address back?"
      line="The address of your speaker account was changed. If it was not you, take it back: every sign-in ends, and you choose a new password."
      help="You changed it yourself? Then close the page. Questions:"
      token={token}
      linkInvalid="This link is no longer valid. Reply to the mail, and support looks at the account with you."
      button="Take my address back"
      press={async (given) => {
        const message = await takeBackEmail(given);
        clearSession(store);
        return message;
      }}
    />
  );
}
