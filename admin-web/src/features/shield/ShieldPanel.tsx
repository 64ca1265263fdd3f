import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { adminExportShieldEndpoint, asksEverybody, type AttackMode, type ShieldResponse } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { formatCount } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { StatusChip } from '../../lib/panel/StatusChip';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { Moment } from '../../lib/time/Moment';
import { shieldQuery } from './shield-query';
import { SHIELD_TEXTS as TEXTS } from './messages';

const tight = {
  '& th, & td': { px: { xs: 0.75, sm: 2 } },
  '& :is(th, td):first-of-type': { pl: 0 },
  '& :is(th, td):last-of-type': { pr: 0 },
};

function Attacks({ attacks, mode }: Pick<ShieldResponse, 'attacks'> & { mode: AttackMode }) {
  if (attacks.length === 0) return null;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, gap: 1 }}>
      {attacks.map(({ form, ends_at }) => (
        <Stack component="li" key={form} direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <StatusChip label={TEXTS.attacked} tone="bad" />
          <Typography variant="body2">
            {TEXTS.forms[form]}: {asksEverybody(mode, form) === null ? TEXTS.askedUntil : TEXTS.attackedUntil}{' '}
            <Moment at={ends_at} />
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

/** What machines have tried at registration and sign-ins (F-330). */
export function ShieldPanel() {
  const report = useQuery(shieldQuery(useServices()));
  return (
    <Panel
      title={TEXTS.title}
      about={TEXTS.about}
      action={<ExportButton of="what machines tried" file={csvOf('shield', adminExportShieldEndpoint)} />}
    >
      <ReportContent
        report={report}
        failure={TEXTS.failed}
        waiting={TEXTS.waiting}
        skeleton={<Skeleton variant="rounded" height={120} />}
      >
        {({ data, attacks, attack_mode: read, settings }) => {
          // An owner's own choice is known here as soon as it is saved.
          const mode = settings?.attack_mode ?? read;
          return (
            <>
              <Typography variant="body2" sx={{ mb: 2 }}>
                {TEXTS.inForce[mode]}
              </Typography>
              <Attacks attacks={attacks} mode={mode} />
              {data.length === 0 ? (
                <EmptyState icon={ShieldCheck} title={TEXTS.empty} reason={TEXTS.emptyReason} />
              ) : (
                <Table aria-label={TEXTS.title} sx={tight}>
                  <TableHead>
                    <TableRow>
                      <TableCell>{TEXTS.what}</TableCell>
                      <TableCell align="right">{TEXTS.today}</TableCell>
                      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                        {TEXTS.week}
                      </TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {data.map(({ form, outcome, today, week }) => (
                      <TableRow key={`${form} ${outcome}`}>
                        <TableCell component="th" scope="row">
                          {TEXTS.outcomes[outcome]}
                          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                            {TEXTS.forms[form]}
                          </Typography>
                        </TableCell>
                        <TableCell align="right">{formatCount(today)}</TableCell>
                        <TableCell align="right">{formatCount(week)}</TableCell>
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              )}
            </>
          );
        }}
      </ReportContent>
    </Panel>
  );
}
