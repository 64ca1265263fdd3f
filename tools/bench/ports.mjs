/** From `BENCH_PORT` upward, apart from the ports of the product, which may run beside it. Two benchmarks take two of them. */
const FIRST = Number(process.env.BENCH_PORT ?? 4550);

export const PORTS = {
  api: FIRST,
  floor: FIRST + 1,
  sandbox: FIRST + 3,
  inbox: FIRST + 4,
  smtp: FIRST + 5,
  postgres: FIRST + 6,
  web: FIRST + 7,
  tinyPage: FIRST + 8,
};
