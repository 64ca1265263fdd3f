/** Ports of the benchmark, apart from those of the product, which may run beside it. */
export const PORTS = /** @type {const} */ ({
  api: 4550,
  floor: 4551,
  sandbox: 4553,
  inbox: 4554,
  smtp: 4555,
  postgres: 4556,
  web: 4557,
  tinyPage: 4558,
});
