import { linkTo, pathTo } from '@summit/contracts';
import { origins } from '@summit/web-app/config/env';

export const loginPath = pathTo('adminLogin');
export const resetPasswordPath = pathTo('adminResetPassword');
export const dashboardPath = pathTo('adminDashboard');
/** The public site. */
export const homeUrl = linkTo('landing', {}, origins);
export const proofUrl = linkTo('proof', {}, origins);
