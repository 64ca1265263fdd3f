import { Global, Module } from '@nestjs/common';
import { APP_CONFIG } from '../../config/app-config.js';
import { FileReplies } from './file-replies.js';
import { FILE_STORE } from './file-store.port.js';
import { openFileStore } from './open-file-store.js';

/** Uploads and generated files: a folder, or a bucket of an object store. */
@Global()
@Module({
  providers: [{ provide: FILE_STORE, inject: [APP_CONFIG], useFactory: openFileStore }, FileReplies],
  exports: [FILE_STORE, FileReplies],
})
export class FilesModule {}
