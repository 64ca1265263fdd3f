import { linkTo } from '@summit/contracts';
import { origins } from '../config/env';

export const homeUrl = linkTo('landing', {}, origins);
export const vipUrl = linkTo('vip', {}, origins);
