import type { VipUserRow, VipUsersStatistics } from '@summit/contracts';
import type { ListedVipUser, VipUser, VipUserFigures } from '../application/vip-users.port.js';

export const presentRow = (user: ListedVipUser): VipUserRow => ({
  id: user.id,
  email: user.email,
  name: user.name,
  summit1_access: user.summit1Access,
  summit2_access: user.summit2Access,
  two_factor_enabled: user.twoFactorEnabled,
  setup_pending: user.setupPending,
});

export const presentFigures = ({ total, summit1, summit2, both, twoFactor }: VipUserFigures): VipUsersStatistics => ({
  total_users: total,
  summit1_access: summit1,
  summit2_access: summit2,
  both_summits: both,
  two_fa_enabled: twoFactor,
});

/** A VIP user as the audit log keeps one. */
export const noted = ({ id, email, name, summit1Access, summit2Access }: VipUser) => ({
  id,
  email,
  name,
  summit1_access: summit1Access,
  summit2_access: summit2Access,
});
