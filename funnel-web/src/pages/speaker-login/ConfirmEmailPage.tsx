import { use } from 'react';
import { Link } from 'react-router-dom';
import { LinkPressPage } from '../../features/speaker-portal/LinkPressPage';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import { clearSession } from '../../features/speaker-portal/speaker-session';
import { speakerLoginPath } from '../../lib/site/paths';

/** /speaker/login?confirm_email: the new address takes over when the button is pressed, which ends every sign-in. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const { store, confirmEmail } = use(SpeakerPortsContext);
  return (
    <LinkPressPage
      title="Confirm your new address"
      line="One press makes it the address of your speaker account. You then sign in again with your code and password."
      help="You know nothing of this? Then close the page, or write to us:"
      token={token}
      linkInvalid="This link is no longer valid. Ask for a new one."
      button="Use this address"
      press={async (given) => {
        const message = await confirmEmail(given);
        clearSession(store);
        return message;
      }}
      after={
        <p className="portal-sign-in__back">
          <Link to={speakerLoginPath}>Sign in</Link>
        </p>
      }
    />
  );
}
