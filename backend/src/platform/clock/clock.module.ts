import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CLOCK, type Clock } from './clock.js';
import { PAUSE, type Pause } from './pause.port.js';

const pause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

@Global()
@Module({})
export class ClockModule {
  static forRoot(clock: Clock): DynamicModule {
    return {
      module: ClockModule,
      providers: [
        { provide: CLOCK, useValue: clock },
        { provide: PAUSE, useValue: pause },
      ],
      exports: [CLOCK, PAUSE],
    };
  }
}
