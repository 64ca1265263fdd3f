import Stack from '@mui/material/Stack';
import {
  VIP_SUMMIT_FILTERS,
  type VipSetupLinkResponse,
  type VipUserRow,
  type VipUsersStatistics,
} from '@summit/contracts';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../lib/format/format-figures';
import { ImportRunNotice } from '../../lib/import-run/ImportRunNotice';
import { useImportRun } from '../../lib/import-run/useImportRun';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { useAddressChoice } from '../../lib/paged-list/useAddressValue';
import { useSearch } from '../../lib/paged-list/useSearch';
import { KpiStrip, type Kpi } from '../../lib/panel/KpiStrip';
import { CreateVipUserDialog } from './CreateVipUserDialog';
import { EditAccessDialog } from './EditAccessDialog';
import { ImportCsvDialog } from './ImportCsvDialog';
import { VIP_TEXTS as TEXTS } from './messages';
import { SetupLinkDialog } from './SetupLinkDialog';
import { useVipActions } from './useVipActions';
import { ViewAsDialog } from './ViewAsDialog';
import { NARROW_VIP, VIP_COLUMNS } from './vip-columns';
import { useReloadVipUsers, useVipUsers } from './vip-users-query';
import { VipToolbar } from './VipToolbar';
import { VipUserActions } from './VipUserActions';

/** What stands before the list. */
type Opened =
  | { what: 'add' | 'import' }
  | { what: 'edit' | 'view'; user: VipUserRow }
  | { what: 'link'; answer: VipSetupLinkResponse };

/** The five figures; without data, their outlines. */
function figures(statistics: VipUsersStatistics | undefined): Kpi[] {
  const count = (of: keyof VipUsersStatistics): string | null => (statistics ? formatCount(statistics[of]) : null);
  return [
    { label: TEXTS.total, value: count('total_users') },
    { label: TEXTS.summit1, value: count('summit1_access'), note: TEXTS.summit1Note },
    { label: TEXTS.summit2, value: count('summit2_access'), note: TEXTS.summit2Note },
    { label: TEXTS.both, value: count('both_summits') },
    { label: TEXTS.twoFactor, value: count('two_fa_enabled') },
  ];
}

/** Tab `vip-management`: members, what each may watch, and how they come in (A-126..A-140). */
export function VipUsersTab() {
  const { term: search, field: searchField } = useSearch();
  const [summit, setSummit] = useAddressChoice('access', VIP_SUMMIT_FILTERS);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { list, statistics } = useVipUsers({ search, summit_filter: summit });
  const showLink = (answer: VipSetupLinkResponse) => setOpened({ what: 'link', answer });
  const { busy, remove, signOut, resend } = useVipActions(showLink);
  const importRun = useImportRun({ kind: 'vip_users', onEnded: useReloadVipUsers() });
  const close = () => setOpened(null);
  const everything = search === undefined && summit === 'all';
  return (
    <Stack sx={{ gap: 2 }}>
      {(statistics !== undefined || list.error === null) && (
        <KpiStrip label={TEXTS.figures} items={figures(statistics)} />
      )}
      <PagedTable
        title={TEXTS.title}
        list={list}
        columns={VIP_COLUMNS}
        narrow={NARROW_VIP}
        rowId={({ id }) => id}
        actions={{
          width: 204,
          cell: (user) => (
            <VipUserActions
              user={user}
              busy={busy === user.id}
              onEdit={() => setOpened({ what: 'edit', user })}
              onDelete={() => remove(user)}
              onResend={() => resend(user)}
              onSignOut={() => signOut(user)}
              onView={() => setOpened({ what: 'view', user })}
            />
          ),
        }}
        toolbar={
          <VipToolbar
            summit={summit}
            onSummit={setSummit}
            searchTerm={search}
            searchField={searchField}
            onAdd={() => setOpened({ what: 'add' })}
            onImport={() => setOpened({ what: 'import' })}
          />
        }
        notice={importRun && <ImportRunNotice run={importRun} />}
        failure={TEXTS.failed}
        empty={{
          icon: ShieldCheck,
          title: everything ? TEXTS.empty : TEXTS.nothingFound,
          reason: everything ? TEXTS.emptyReason : TEXTS.nothingFoundReason,
        }}
      >
        {opened?.what === 'add' && <CreateVipUserDialog onCreated={showLink} onClose={close} />}
        {opened?.what === 'import' && <ImportCsvDialog onClose={close} />}
        {opened?.what === 'edit' && <EditAccessDialog user={opened.user} onClose={close} />}
        {opened?.what === 'view' && <ViewAsDialog email={opened.user.email} onClose={close} />}
        {opened?.what === 'link' && <SetupLinkDialog answer={opened.answer} onClose={close} />}
      </PagedTable>
    </Stack>
  );
}
