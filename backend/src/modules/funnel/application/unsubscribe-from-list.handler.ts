import { Inject, Injectable } from '@nestjs/common';
import { OptOuts } from '../../../platform/mail/opt-outs.js';
import { LIST_SERVICE, type ListService } from './list-service.port.js';

/** Takes who has unsubscribed off the mailing list, whose news we do not send ourselves. */
@Injectable()
export class UnsubscribeFromListHandler {
  constructor(
    @Inject(OptOuts) private readonly optOuts: Pick<OptOuts, 'addressOf'>,
    @Inject(LIST_SERVICE) private readonly list: ListService,
  ) {}

  async handle({ opt_out_id }: { opt_out_id: string }): Promise<void> {
    const email = await this.optOuts.addressOf(opt_out_id);
    if (email !== null) await this.list.unsubscribe(email);
  }
}
