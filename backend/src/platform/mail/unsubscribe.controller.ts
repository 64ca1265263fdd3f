import { Controller, Query } from '@nestjs/common';
import { OUTCOME_TEXTS, unsubscribeEndpoint, type MessageAnswer, type UnsubscribeQuery } from '@summit/contracts';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { AppError } from '../errors/app-error.js';
import { ApiConsumes, ApiProperty, ApiTags } from '../http/api-description.js';
import { Limited, Route } from '../http/route.decorator.js';
import { failsWith } from '../http/validation.pipe.js';
import { MailTopics } from './mail-topics.js';
import { OptOuts } from './opt-outs.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

class UnsubscribeQueryDto implements UnsubscribeQuery {
  @ApiProperty()
  @MaxLength(500, failsWith('unsubscribe_link_invalid'))
  @IsNotEmpty(failsWith('unsubscribe_link_invalid'))
  @IsString(failsWith('unsubscribe_link_invalid'))
  token: string;
}

@ApiTags('mail')
@Controller()
export class UnsubscribeController {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly optOuts: OptOuts,
    private readonly topics: MailTopics,
  ) {}

  /** What the form says is not read: the token says everything, and mail programs send only that they mean it. */
  @Route(unsubscribeEndpoint)
  @ApiConsumes('application/x-www-form-urlencoded')
  @Limited({ name: 'unsubscribe', limit: 60, seconds: 60 })
  async unsubscribe(@Query() { token }: UnsubscribeQueryDto): Promise<MessageAnswer> {
    const asked = this.links.read(token);
    if (!asked) throw new AppError('unsubscribe_link_invalid');
    if (asked.topic) {
      await this.topics.end(asked.topic, asked.email);
      return { success: true, message: OUTCOME_TEXTS.saleMailsOff };
    }
    await this.optOuts.add(asked.email);
    return {
      success: true,
      message: 'You are unsubscribed. Messages about your registration, orders and account still come.',
    };
  }
}
