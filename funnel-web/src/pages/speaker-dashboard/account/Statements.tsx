import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isApiError } from '@summit/api-client';
import type { SpeakerStatementMonth } from '@summit/contracts';
import { use, useState } from 'react';
import { PortalAlert } from '../../../features/speaker-portal/PortalAlert';
import { SpeakerPortsContext } from '../../../features/speaker-portal/speaker-ports';
import { EmptyPart } from '../EmptyPart';
import { LoadedPart } from '../LoadedPart';
import { MonthTable } from '../MonthTable';
import { amountText, periodText } from '../portal-format';
import { useLoaded } from '../useLoaded';

const FORMATS = [
  ['pdf', 'PDF'],
  ['csv', 'CSV'],
] as const;

const bookedText = ({ earned, taken_back, paid_out }: Omit<SpeakerStatementMonth, 'period'>): string =>
  [
    `${amountText(earned)} earned`,
    ...(taken_back > 0 ? [`${amountText(taken_back)} taken back`] : []),
    ...(paid_out > 0 ? [`${amountText(paid_out)} paid out`] : []),
  ].join(', ');

/** What was booked in each month, to keep. */
export function Statements({ onError }: { onError: (error: unknown) => boolean }) {
  const { statementMonths, statement, saveFile } = use(SpeakerPortsContext);
  const loaded = useLoaded(statementMonths, onError);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (file: string) => {
    setBusy(file);
    setFailure(null);
    try {
      saveFile(await statement(file), `statement-${file}`);
    } catch (error) {
      if (!onError(error))
        setFailure((isApiError(error) && error.detail) || 'The statement could not be loaded. Please try again.');
    } finally {
      setBusy(null);
    }
  };
  return (
    <section aria-labelledby="statements-title">
      <Typography id="statements-title" variant="h2">
        Statements
      </Typography>
      <LoadedPart loaded={loaded} what="your statements">
        {(months) =>
          months.length === 0 ? (
            <EmptyPart title="No statements yet">
              There is one for each month in which you earned something or were paid.
            </EmptyPart>
          ) : (
            <MonthTable
              headers={['Booked', 'Download']}
              rows={months.map(({ period, ...sums }) => ({
                month: periodText(period),
                told: bookedText(sums),
                last: FORMATS.map(([ending, label]) => {
                  const file = `${period.slice(0, 7)}.${ending}`;
                  return (
                    <Button
                      key={ending}
                      size="small"
                      aria-label={`${label}, ${periodText(period)}`}
                      loading={busy === file}
                      onClick={() => void save(file)}
                    >
                      {label}
                    </Button>
                  );
                }),
              }))}
            />
          )
        }
      </LoadedPart>
      {failure && <PortalAlert>{failure}</PortalAlert>}
    </section>
  );
}
