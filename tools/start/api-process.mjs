// What every process of the API starts with, beside its settings: in the demo, the cluster, the rehearsal and the benchmark. The image says
// the same (docker/api.Dockerfile).

/**
 * For Node.js. A small young generation: a fifth less memory for the same speed. A bound of the old one, many times of what it needs: without it
 * V8 lets the heap grow up to four times before it collects (where the machine has much memory), with it 1.8 times. Compiled code that ran
 * since the last collection stays; otherwise what only the start runs would stay for five more.
 */
export const API_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=1536', '--bytecode-old-age=1'];

/**
 * For the C library. It keeps memory for each thread that ever asked for some: two such stores keep 15 MB less. And it gives less back the
 * more it once gave back at a time, unless the threshold is fixed: another 15 MB.
 */
export const API_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
