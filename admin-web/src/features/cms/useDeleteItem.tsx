import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { reasonText } from '../../lib/failure/reason-text';
import { PayingNow } from '../../lib/paying/PayingNow';
import { useServices } from '../../lib/services';
import type { CmsResource, CmsRow } from './cms-resource';
import { CMS_TEXTS as TEXTS } from './messages';

/** Deletes an item after asking, and answers whether it is gone. */
export function useDeleteItem<Row extends CmsRow>(resource: CmsResource<Row>): (row: Row) => Promise<boolean> {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  return async (row) => {
    const title = `Delete “${resource.titleOf(row)}”?`;
    const body = resource.meetsBuyers ? <PayingNow>{resource.deleteBody}</PayingNow> : resource.deleteBody;
    const question = { title, body, confirmLabel: TEXTS.delete, danger: true };
    if (!(await confirm(question))) return false;
    try {
      notify(await resource.remove(api, row));
      return true;
    } catch (error) {
      const path = resource.pathOf(resource.valuesOf(row));
      notify(`Error deleting ${path}: ${reasonText(error, TEXTS.unknown)}`, 'error');
      return false;
    }
  };
}
