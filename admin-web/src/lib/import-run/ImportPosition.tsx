import type { ImportRun } from '@summit/contracts';
import { CountedProgress } from '../report/CountedProgress';
import { IMPORT_RUN_TEXTS as TEXTS } from './messages';

/** How far an import is: rows of a file, pages of a service. Without a run it has only been asked for. */
export function ImportPosition({ run }: { run: ImportRun | null }) {
  const isRunning = run?.state === 'running';
  const pages = isRunning ? run.pages : null;
  return (
    <CountedProgress
      label={TEXTS.label}
      done={pages?.done ?? (isRunning ? run.done : 0)}
      total={isRunning ? (pages ?? run).total : null}
      of={pages && run ? TEXTS.pages(run.done) : TEXTS.rows}
      uncounted={pages && run ? TEXTS.page(pages.done, run.done) : TEXTS.beginning}
    />
  );
}
