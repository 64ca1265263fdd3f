import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminExportPersonEventsEndpoint, type Person } from '@summit/contracts';
import { PRODUCT_NAMES } from '@summit/rules';
import { ArrowLeft, UserSearch } from 'lucide-react';
import { Link } from 'react-router-dom';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { Day } from '../../lib/time/Moment';
import { formatDollars } from '../../lib/format/format-figures';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { KpiStrip, type Kpi } from '../../lib/panel/KpiStrip';
import { EVENT_COLUMNS, NARROW_EVENT, receiptAction } from './event-columns';
import { PERSON_TEXTS as TEXTS, SOURCE_NAMES } from './messages';
import { usePerson } from './person-query';

/** Which summits the account opens, and how safe it is. */
function accountOf({ member }: Person): { value: string; note: string | undefined } {
  if (!member) return { value: TEXTS.noMember, note: undefined };
  const open = [member.summit1_access && 'Summit 1', member.summit2_access && 'Summit 2'].filter(Boolean);
  const safety = member.two_factor_enabled ? TEXTS.twoFactorOn : TEXTS.twoFactorOff;
  return { value: open.join(', ') || TEXTS.noMember, note: member.has_password ? safety : TEXTS.passwordPending };
}

/** The figures above the list; without data, their outlines. */
function figuresOf(person: Person | undefined): Kpi[] {
  const account = person && accountOf(person);
  const source = person && (person.source === null ? '–' : SOURCE_NAMES[person.source]);
  return [
    {
      label: TEXTS.spent,
      value: person ? formatDollars(person.total_spent) : null,
      note: person?.products.map((product) => PRODUCT_NAMES[product].short).join(', '),
    },
    { label: TEXTS.registered, value: person ? <Day at={person.registered_at} /> : null },
    { label: TEXTS.source, value: source ?? null, note: person?.affiliate_info?.name },
    { label: TEXTS.member, value: account?.value ?? null, note: account?.note },
    {
      label: TEXTS.mails,
      value: person ? (person.unsubscribed ? TEXTS.unsubscribed : TEXTS.allMails) : null,
    },
  ];
}

export interface PersonViewProps {
  email: string;
  /** Asked for the receipt of an order that was paid. */
  onReceipt: (orderId: string) => void;
}

/** Everything about one person in the order of time. */
export function PersonView({ email, onReceipt }: PersonViewProps) {
  const { tabLink } = useDashboardFilters();
  const { person, list } = usePerson(email);
  const others = person?.other_emails ?? [];
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Button
          component={Link}
          to={tabLink('customers')}
          size="small"
          variant="text"
          startIcon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
        >
          {TEXTS.back}
        </Button>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {person?.name ? `${person.name}, ${email}` : email}
        </Typography>
        {person?.phone && <Typography sx={{ color: 'text.secondary' }}>{person.phone}</Typography>}
        {others.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {TEXTS.otherEmails} {others.join(', ')}
          </Typography>
        )}
      </Stack>
      {list.error === null && <KpiStrip label={email} items={figuresOf(person)} />}
      <PagedTable
        title={TEXTS.events}
        toolbar={
          <ExportButton of="person" file={csvOf('person', adminExportPersonEventsEndpoint, { params: { email } })} />
        }
        list={list}
        columns={EVENT_COLUMNS}
        narrow={NARROW_EVENT}
        rowId={({ number }) => String(number)}
        actions={receiptAction(onReceipt)}
        failure={TEXTS.failed}
        empty={{ icon: UserSearch, title: TEXTS.empty, reason: TEXTS.emptyReason }}
      />
    </Stack>
  );
}
