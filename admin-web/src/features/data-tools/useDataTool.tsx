import { FINAL_CONFIRMATION, type ClearAllDataResponse } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation } from '@tanstack/react-query';
import { isCalledOff } from '../../lib/failure/called-off';
import { reasonText } from '../../lib/failure/reason-text';
import { PayingNow } from '../../lib/paying/PayingNow';
import { useServices } from '../../lib/services';
import type { DataTool } from './data-tools';
import { useReloadEverything } from './data-tools-query';
import { DATA_TOOLS_TEXTS as TEXTS } from './messages';

export type Deleted = Pick<ClearAllDataResponse, 'message' | 'deleted'>;

/** Asks for the phrase, and where the tool is the severe one a second time and for the last word; then deletes. */
export function useDataTool(tool: DataTool): {
  run: () => void;
  running: boolean;
  result: Deleted | undefined;
  close: () => void;
} {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const reload = useReloadEverything();
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: () => tool.send(api, { phrase: tool.phrase, dry_run: false }),
    onError: (error) => {
      if (isCalledOff(error)) notify(TEXTS.canceled, 'info');
      else notify(`${TEXTS.failed}: ${reasonText(error, TEXTS.unknown)}`, 'error');
    },
    onSettled: reload,
  });

  const ask = async (): Promise<boolean> => {
    const { name: title, about, phrase } = tool;
    const body = <PayingNow>{about}</PayingNow>;
    if (!(await confirm({ title, body, phrase, confirmLabel: TEXTS.confirm, danger: true }))) return false;
    if (!tool.needsFinalPhrase) return true;
    const second = { title: TEXTS.sure, body: TEXTS.sureBody, confirmLabel: TEXTS.confirm, danger: true };
    const last = { title: TEXTS.lastTitle, body: TEXTS.lastBody, phrase: FINAL_CONFIRMATION };
    return (await confirm(second)) && (await confirm({ ...last, confirmLabel: TEXTS.last, danger: true }));
  };
  return {
    running: isPending,
    result: data,
    close: reset,
    run: () => void ask().then((confirmed) => (confirmed ? mutate() : notify(TEXTS.canceled, 'info'))),
  };
}
