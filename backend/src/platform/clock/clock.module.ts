import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CLOCK, DEVICE_CLOCK, systemClock, type Clock } from './clock.js';
import { PAUSE, type Pause } from './pause.port.js';
import { SandboxClock } from './sandbox-clock.js';

const pause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

@Global()
@Module({})
export class ClockModule {
  static forRoot(clock: Clock): DynamicModule {
    return {
      module: ClockModule,
      providers: [
        { provide: CLOCK, useValue: clock },
        { provide: DEVICE_CLOCK, useValue: clock instanceof SandboxClock ? systemClock : clock },
        { provide: PAUSE, useValue: pause },
      ],
      exports: [CLOCK, DEVICE_CLOCK, PAUSE],
    };
  }
}
