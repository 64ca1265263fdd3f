import { SUMMIT_DAYS, type SummitDay } from '@summit/rules';
import { DayLinks, type DayLinksProps } from './DayLinks';
import { DAY_LIST_TEXTS } from './messages';

export interface OtherDaysProps extends Pick<DayLinksProps, 'pathOf'> {
  day: SummitDay;
}

/** Ends a day: the days before it; on the first two, where few are before, all the others (M-138). */
export function OtherDays({ day, pathOf }: OtherDaysProps) {
  const later = day > 2;
  return (
    <DayLinks
      title={later ? DAY_LIST_TEXTS.previousDays : DAY_LIST_TEXTS.otherDays}
      days={SUMMIT_DAYS.filter((one) => (later ? one < day : one !== day))}
      pathOf={pathOf}
    />
  );
}
