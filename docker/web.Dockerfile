# One web app on nginx. Build from the root of the project, once for each app:
#   docker build -f docker/web.Dockerfile -t summit-funnel --build-arg APP=funnel \
#     --build-arg FUNNEL_ORIGIN=https://… --build-arg MEMBER_ORIGIN=https://… --build-arg ADMIN_ORIGIN=https://… \
#     --build-arg SUPPORT_EMAIL=… --build-arg FUNNEL_CHAT_URL=https://… \
#     --build-arg FUNNEL_PAYPAL_SDK_URL='https://www.paypal.com/sdk/js?client-id=…&currency=USD&intent=capture&disable-funding=card' .

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
# The apps link to each other, so the addresses are part of the build; so are the redirects of nginx.
ARG APP
ARG FUNNEL_ORIGIN
ARG MEMBER_ORIGIN
ARG ADMIN_ORIGIN
ARG FUNNEL_PAYPAL_SDK_URL
ARG SUPPORT_EMAIL
ARG FUNNEL_CHAT_URL
ARG IMAGE_ORIGINS
ARG PROMPTS_TOKEN
ARG SECURITY_TXT_EXPIRES
ARG SUMMIT_PHASE
RUN test -n "$APP" -a -n "$FUNNEL_ORIGIN" -a -n "$MEMBER_ORIGIN" -a -n "$ADMIN_ORIGIN" \
  && test "$APP" != funnel -o -n "$FUNNEL_PAYPAL_SDK_URL" -a -n "$FUNNEL_CHAT_URL" \
  && test -n "$SUPPORT_EMAIL" \
  && npx nx build "@summit/${APP}-web" \
  && node docker/nginx/render.mjs --app "$APP" --dist "${APP}-web/dist" --root /srv/app --out /nginx/summit \
  && cp -r "${APP}-web/dist" /site \
  && rm -rf /site/headers.json /site/.vite \
  && node docker/nginx/pack.mjs /site

FROM nginx:stable
ARG APP
# The entrypoint of the image fills in the templates; only our own variables, so that nginx keeps its own.
ENV SUMMIT_APP=$APP \
  LISTEN=8080 \
  NGINX_ENVSUBST_FILTER=^SUMMIT_ \
  NGINX_ENTRYPOINT_LOCAL_RESOLVERS=1
COPY docker/nginx/nginx.conf /etc/nginx/nginx.conf
COPY docker/nginx/templates /etc/nginx/templates
COPY --chmod=755 docker/nginx/address-lists.envsh /docker-entrypoint.d/16-address-lists.envsh
COPY --from=build /nginx/summit /etc/nginx/summit
COPY --from=build /site /srv/app
# nginx writes to two folders: its configuration, once, and its temporary files.
RUN rm -f /etc/nginx/conf.d/default.conf \
  && mkdir -p /run/summit \
  && chown -R nginx:nginx /etc/nginx/conf.d /run/summit
USER nginx
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD curl -fsS -o /dev/null "http://127.0.0.1:${LISTEN##*:}/nginx-health"
CMD ["nginx", "-p", "/run/summit/", "-c", "/etc/nginx/nginx.conf", "-e", "stderr", "-g", "daemon off;"]
