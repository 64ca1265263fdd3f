import { Module, type OnModuleInit } from '@nestjs/common';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { FaceBook } from './application/face-book.js';
import { FACE_ENCODER } from './application/face-encoder.port.js';
import { FACE_FILES } from './application/face-files.port.js';
import { FACE_RECORDS } from './application/face-records.port.js';
import { ManageFacesUseCase } from './application/manage-faces.use-case.js';
import { SHOWN_PEOPLE } from './application/shown-people.port.js';
import { FACES } from './faces.public.js';
import { FacesAdminController } from './http/faces.admin-controller.js';
import { FacesController } from './http/faces.controller.js';
import { FaceFileStore } from './infra/face-files.adapter.js';
import { FacesKeeper } from './infra/faces.keeper.js';
import { FacesRepository } from './infra/faces.repository.js';
import { SharpFaceEncoder } from './infra/sharp-face-encoder.js';
import { ShownPeopleReadModel } from './read-models/shown-people.read-model.js';
import { REMOVE_FACE_FILES_TASK } from './application/faces-tasks.js';

/** Photos of speakers, host and quoted people, in the place of drawn portraits. */
@Module({
  controllers: [FacesAdminController, FacesController],
  providers: [
    ManageFacesUseCase,
    FaceBook,
    FacesKeeper,
    { provide: FACES, useExisting: FaceBook },
    { provide: FACE_ENCODER, useClass: SharpFaceEncoder },
    { provide: FACE_FILES, useClass: FaceFileStore },
    { provide: FACE_RECORDS, useClass: FacesRepository },
    { provide: SHOWN_PEOPLE, useClass: ShownPeopleReadModel },
  ],
  exports: [FACES],
})
export class FacesModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly faces: ManageFacesUseCase,
  ) {}

  onModuleInit(): void {
    this.tasks.register(REMOVE_FACE_FILES_TASK, ({ picture }: { picture: string }) => this.faces.removeFiles(picture));
  }
}
