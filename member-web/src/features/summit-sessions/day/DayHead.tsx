import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DAYS } from '@summit/content';
import type { SummitDay } from '@summit/rules';
import { Relief } from '@summit/ui/art/Relief';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '../../../lib/PageHeading';
import { expertSessionsText } from './messages';

export interface DayHeadProps {
  day: SummitDay;
  /** Above the title: `Day 2`. */
  over: string;
  back: { to: string; label: string };
  /** Whether the paragraph of the day belongs here: it speaks of the talks of the current edition. */
  introduced: boolean;
  /** What stands there before the answer. */
  children?: ReactNode;
  badge?: ReactNode;
  /** Undefined while it is not known. */
  count: number | undefined;
}

/** Relief, title, introduction and number of sessions of a day (M-126 to M-128). What comes with the answer comes last, so that nothing moves. */
export function DayHead({ day, over, back, introduced, children, badge, count }: DayHeadProps) {
  const { longTitle, intro } = DAYS[day - 1]!;
  return (
    <>
      <Link
        component={RouterLink}
        to={back.to}
        variant="body2"
        underline="hover"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 0.5, mb: 2 }}
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        {back.label}
      </Link>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          height: { xs: 120, md: 200 },
          mb: 3,
          borderRadius: '16px',
          overflow: 'hidden',
          '& .relief, & svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
        }}
      >
        <Relief seed={`day-${day}`} day={day} w={1200} h={200} />
      </Box>
      <Typography variant="body2" sx={{ color: `day${day}.ink`, fontWeight: 650 }}>
        {over}
      </Typography>
      <PageHeading title={longTitle} />
      {introduced && (
        <Typography variant="lead" sx={{ color: 'text.secondary', mt: 2, maxWidth: 640 }}>
          {intro}
        </Typography>
      )}
      {children}
      {badge}
      {count !== undefined && (
        <Typography sx={{ mt: 2, fontWeight: 650 }} className="tnum">
          {expertSessionsText(count)}
        </Typography>
      )}
    </>
  );
}
