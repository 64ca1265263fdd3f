import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { adminExportPersonEndpoint, type FindPersonResponse } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { Download } from 'lucide-react';
import { EXPORT_TIMEOUT_MS, useExport } from '../../lib/exports/useExport';
import { formatCount } from '../../lib/format/format-figures';
import { Panel } from '../../lib/panel/Panel';
import { PRIVACY_TEXTS as TEXTS } from './messages';
import { useErasePerson } from './useErasePerson';

/** Counts by module and table with what an erasure does to them, the file, and the erasure. */
export function StoredAboutPerson({ found, onErased }: { found: FindPersonResponse; onErased: () => void }) {
  const { addresses, stored, obstacles, phrase } = found;
  const [email = ''] = addresses;
  const { save, busy } = useExport();
  const { erase, erasing } = useErasePerson({ email, phrase, onErased });
  const download = () =>
    save({
      load: (api) => api.download(adminExportPersonEndpoint, { body: { email }, timeoutMs: EXPORT_TIMEOUT_MS }),
      fallbackName: TEXTS.fallbackName,
    });
  return (
    <Panel
      title={TEXTS.stored}
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            variant="outlined"
            loading={busy}
            loadingPosition="start"
            startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
            onClick={download}
          >
            {TEXTS.download}
          </Button>
          <Button variant="outlined" color="error" loading={erasing} disabled={obstacles.length > 0} onClick={erase}>
            {erasing ? TEXTS.erasing : TEXTS.erase}
          </Button>
        </Stack>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <b>{TEXTS.addresses}:</b> {addresses.join(', ')}
        </Typography>
        {obstacles.map(({ code, detail }) => (
          <FormAlert key={code} severity="info">
            {TEXTS.cannot}: {detail}
          </FormAlert>
        ))}
        <TableContainer>
          <Table size="small" aria-label={TEXTS.stored} sx={{ maxWidth: 720 }}>
            <TableHead>
              <TableRow>
                <TableCell>{TEXTS.what}</TableCell>
                <TableCell align="right">{TEXTS.rows}</TableCell>
                <TableCell>{TEXTS.effect}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {stored.map(({ module, what, rows, effect }, n) => (
                <TableRow key={n}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                    {module}: {nameOf(what)}
                  </TableCell>
                  <TableCell align="right">{formatCount(rows)}</TableCell>
                  <TableCell>{TEXTS.effects[effect]}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 640 }}>
          {TEXTS.elsewhere}
        </Typography>
      </Stack>
    </Panel>
  );
}

/** `graphile_worker._private_jobs` as `private jobs`. */
const nameOf = (what: string): string => what.replace(/^.*\./, '').replaceAll('_', ' ').trim();
