import Box from '@mui/material/Box';
import { useContext } from 'react';
import { OperatorZone } from './operator-zone';
import { dateTimeIn, dayIn, inOneLine, timeAgo, type ZonedText } from './zoned-times';

export interface MomentProps {
  /** ISO time; a dash where there is none. */
  at: string | null;
  /** In a cell of a table Pacific stands beneath; in a sentence it follows in brackets. */
  inCell?: boolean;
}

/** Day and time in the operator's zone, with Pacific beside it where that is another. */
export const Moment = ({ at, inCell }: MomentProps) => (
  <ZonedTime at={at} text={dateTimeIn(useContext(OperatorZone), at)} inCell={inCell} />
);

/** A day in the operator's zone, and the Pacific one where it is another. */
export const Day = ({ at, inCell }: MomentProps) => (
  <ZonedTime at={at} text={dayIn(useContext(OperatorZone), at)} inCell={inCell} />
);

/** `3 h ago` within 24 hours with the time as its title, else day and time (ui.md 4.4). */
export function Ago({ at, inCell }: MomentProps & { at: string }) {
  const zone = useContext(OperatorZone);
  const ago = timeAgo(at);
  if (ago === null) return <Moment at={at} inCell={inCell} />;
  return (
    <time dateTime={at} title={inOneLine(dateTimeIn(zone, at))}>
      {ago}
    </time>
  );
}

interface ZonedTimeProps extends MomentProps {
  text: ZonedText;
}

function ZonedTime({ at, text, inCell = false }: ZonedTimeProps) {
  if (at === null) return <>{text.own}</>;
  if (text.pacific === null || !inCell)
    return (
      <time dateTime={at} title={inOneLine(text)}>
        {inOneLine(text)}
      </time>
    );
  return (
    <Box
      component="time"
      dateTime={at}
      title={inOneLine(text)}
      sx={{ display: 'block', minWidth: 0, lineHeight: 1.35, fontSize: '0.8125rem' }}
    >
      <Box component="span" sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {text.own}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {text.pacific}
      </Box>
    </Box>
  );
}
