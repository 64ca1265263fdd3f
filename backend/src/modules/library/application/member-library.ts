import { Inject, Injectable } from '@nestjs/common';
import { HIGHLIGHT_SECONDS, KEYED_HIGHLIGHTS, WORKSHOPS } from '@summit/content/library';
import type { LibraryFileKey } from '@summit/rules';
import { MEMBER_ACCESS, type MemberAccessReader } from '../../members/members.public.js';
import {
  LIBRARY_CONTENTS,
  LIBRARY_FILE_SIZES,
  type LibraryContents,
  type LibraryFileSizes,
  type ListedGift,
  type ListedSession,
} from './library-contents.port.js';
import { MemberOrders } from './member-orders.js';

export interface ListedHighlight extends ListedSession {
  headline: string;
  startSeconds: number;
  endSeconds: number;
}

export interface MemberLibrary {
  files: { key: LibraryFileKey; bytes: number }[];
  workshops: ListedSession[];
  highlights: ListedHighlight[];
  gifts: ListedGift[];
}

/** What stands in a member's library besides the three bonuses: what orders brought, the workshop series and the gifts (M-072). */
@Injectable()
export class MemberLibraryQuery {
  constructor(
    @Inject(MEMBER_ACCESS) private readonly members: Pick<MemberAccessReader, 'byId'>,
    private readonly orders: MemberOrders,
    @Inject(LIBRARY_CONTENTS) private readonly contents: LibraryContents,
    @Inject(LIBRARY_FILE_SIZES) private readonly sizes: LibraryFileSizes,
  ) {}

  async of(memberId: string): Promise<MemberLibrary> {
    const [member, owned, gifts] = await Promise.all([
      this.members.byId(memberId),
      this.orders.filesOf(memberId),
      this.contents.gifts(),
    ]);
    const workshops = member?.summit2Access ? await this.contents.sessions(WORKSHOPS.map(({ key }) => key)) : [];
    const highlights = owned.includes('highlights-transcripts') ? await this.highlights() : [];
    return { files: await this.filesOf(owned), workshops, highlights, gifts };
  }

  private async filesOf(owned: readonly LibraryFileKey[]): Promise<MemberLibrary['files']> {
    const files = await Promise.all(owned.map(async (key) => ({ key, bytes: await this.sizes.sizeOf(key) })));
    return files.flatMap(({ key, bytes }) => (bytes === null ? [] : [{ key, bytes }]));
  }

  private async highlights(): Promise<ListedHighlight[]> {
    const sessions = await this.contents.sessions(KEYED_HIGHLIGHTS.map(({ key }) => key));
    return sessions.flatMap((session) => {
      const cut = KEYED_HIGHLIGHTS.find(({ key }) => key === session.key)?.highlight;
      if (!cut) return [];
      const { headline, startSeconds } = cut;
      return [{ ...session, headline, startSeconds, endSeconds: startSeconds + HIGHLIGHT_SECONDS }];
    });
  }
}
