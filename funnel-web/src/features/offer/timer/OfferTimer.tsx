import { formatUsd, OFFER_SECONDS, OFFER_URGENT_SECONDS } from '@summit/pricing';
import { Countdown } from '@summit/ui/countdown/Countdown';
import { useRemaining } from '@summit/ui/countdown/useRemaining';
import type { OfferTimer as Timer } from './useOfferTimer';

export interface OfferTimerProps {
  timer: Timer;
  /** Shown once the window is over and nothing costs more. */
  endedText?: string;
  /** The price after the window in cents, where it rises: the sentence that the first answer brings is longer then. */
  laterPrice?: number;
}

/** The window as a bar and a sentence (F-128). Says nothing while the server has promised nothing. */
export function OfferTimer({ timer, endedText, laterPrice }: OfferTimerProps) {
  const { endsAt, skew, expired, priceAfterCents, offer } = timer;
  if (endsAt === null) return timer.waiting && <Room laterPrice={laterPrice} />;
  if (!expired) return <Running endsAt={endsAt} skew={skew} priceAfterCents={priceAfterCents} />;
  if (priceAfterCents === null) return endedText && <p className="offer-timer__sentence">{endedText}</p>;
  return (
    <p className="offer-timer__sentence" role="status">
      {offer === 'active'
        ? 'The introductory price is ending. An order that you send now still gets it.'
        : `The introductory price has ended. The regular price is ${formatUsd(priceAfterCents)}.`}
    </p>
  );
}

/** Keeps the place of bar and sentence for the moment of the first answer, so that nothing jumps. */
function Room({ laterPrice }: { laterPrice: number | undefined }) {
  return (
    <div className="offer-timer" aria-hidden="true">
      <div className="offer-timer__bar" />
      <p className="offer-timer__sentence">
        {laterPrice === undefined ? (
          '\u00a0'
        ) : (
          <>
            {/* The style sheet lays the words out without showing them. */}
            <span data-room="This price is held for you for 00:00." />{' '}
            <span
              className="offer-timer__then"
              data-room={`Then it is ${formatUsd(laterPrice).replace(/\d/g, '0')}.`}
            />
          </>
        )}
      </p>
    </div>
  );
}

function Running({ endsAt, skew, priceAfterCents }: Pick<Timer, 'skew' | 'priceAfterCents'> & { endsAt: number }) {
  const seconds = Math.min(useRemaining(endsAt, skew), OFFER_SECONDS);
  // Between the last second and the server's answer.
  if (seconds === 0) return <p className="offer-timer__sentence">One moment, we are asking for the current price.</p>;
  const rises = priceAfterCents !== null;
  const label = rises ? 'Price held' : 'Offer open';
  const urgent = seconds < OFFER_URGENT_SECONDS;
  return (
    <div className={urgent ? 'offer-timer offer-timer--urgent' : 'offer-timer'}>
      <div className="offer-timer__bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${seconds / OFFER_SECONDS})` }} />
      </div>
      <p className="offer-timer__sentence">
        {rises ? 'This price is held for you for ' : 'This offer is open for '}
        <span className="offer-timer__digits">
          <Countdown seconds={seconds} label={label} />
        </span>
        .
        {rises && (
          <>
            {' '}
            <span className="offer-timer__then">Then it is {formatUsd(priceAfterCents)}.</span>
          </>
        )}
      </p>
    </div>
  );
}
