import { Module } from '@nestjs/common';
import { MembersModule } from '../members/members.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { LIBRARY_CONTENTS, LIBRARY_FILE_SIZES } from './application/library-contents.port.js';
import { MemberLibraryQuery } from './application/member-library.js';
import { MemberOrders } from './application/member-orders.js';
import { OpenLibraryFileUseCase } from './application/open-library-file.use-case.js';
import { OrderFileLinks } from './application/order-file-links.js';
import { LibraryFileStore } from './files/library-file-store.js';
import { GiftsController } from './http/gifts.controller.js';
import { LibraryController } from './http/library.controller.js';
import { ORDER_FILES } from './library.public.js';
import { LibraryContentsReadModel } from './read-models/library-contents.read-model.js';

/** What members and buyers own, and what everybody may take: files, workshops, highlights and gifts. */
@Module({
  imports: [MembersModule, PaymentsModule],
  controllers: [LibraryController, GiftsController],
  providers: [
    MemberLibraryQuery,
    MemberOrders,
    OpenLibraryFileUseCase,
    OrderFileLinks,
    LibraryFileStore,
    { provide: ORDER_FILES, useExisting: OrderFileLinks },
    { provide: LIBRARY_FILE_SIZES, useExisting: LibraryFileStore },
    { provide: LIBRARY_CONTENTS, useClass: LibraryContentsReadModel },
  ],
  exports: [ORDER_FILES],
})
export class LibraryModule {}
