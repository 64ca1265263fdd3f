// npm start: the whole product on this computer with one command. `--watch` (npm run dev) compiles and reloads on change.
import { run } from './run.mjs';

await run(process.argv.slice(2));
