import { type Answers } from '@summit/testing/fake-server';
import { screen } from '@testing-library/react';
import { type VipUser } from '@summit/contracts';
import { aMember } from './a-member';
import { openApp, signedIn } from './open-app';

export interface Setting {
  member?: VipUser;
  answers?: Answers;
  path?: string;
}

export async function open({ member = aMember(), answers = {}, path = '/vip/profile' }: Setting = {}) {
  const opened = await openApp(path, {
    kept: signedIn(member),
    answers: {
      vipStatus: () => ({ success: true, user: member }),
      vipSecurity: () => ({ success: true, sign_ins: [], backup_codes_left: null, two_factor_ends_at: null }),
      ...answers,
    },
  });
  await screen.findByRole('region', { name: 'Profile Information' });
  return opened;
}
