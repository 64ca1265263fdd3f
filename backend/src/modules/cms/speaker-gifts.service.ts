import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SpeakerGifts } from './cms.public.js';
import { SpeakerGift } from './entities/speaker-gift.entity.js';

@Injectable()
export class SpeakerGiftsService implements SpeakerGifts {
  constructor(@InjectRepository(SpeakerGift) private readonly gifts: Repository<SpeakerGift>) {}

  async idOf(gift: { url: string; speakerName: string }): Promise<string | null> {
    const found = await this.gifts.findOne({ where: gift, select: { id: true } });
    return found?.id ?? null;
  }
}
