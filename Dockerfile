# syntax=docker/dockerfile:1
# The site and its desk in one small image: built in one stage, the desk's own packages fetched in another, and only
# what runs in the last. docs/running.md, In a container, says how it is used; compose.yaml uses it.
#   docker build --build-arg SITE_URL=https://tred.example --tag tred-desk .

ARG BUILDER=docker.io/library/node:24-trixie-slim
ARG RUNTIME=gcr.io/distroless/nodejs24-debian13:nonroot

FROM ${BUILDER} AS source
WORKDIR /srv/tred
# Without the machine's own Node among the packages: the image has one.
ENV NPM_CONFIG_UPDATE_NOTIFIER=false ASTRO_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY scripts/ensure-installed.mjs scripts/
COPY contract/package.json contract/
COPY sandbox/package.json sandbox/
COPY site/package.json site/
COPY desk/package.json desk/
COPY desk/bin/ desk/bin/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# Only what the desk runs on: a tenth of what the build needs.
FROM source AS packages
RUN npm ci --omit=dev --omit=optional --workspace=desk --workspace=contract --workspace=sandbox

FROM source AS site
RUN npm ci
COPY . .
# The address stands in every page, feed and sitemap; where the desk is elsewhere, PUBLIC_FORMS_ORIGIN says where.
ARG SITE_URL=https://tred.example
ARG PUBLIC_FORMS_ORIGIN=
RUN SITE_URL="${SITE_URL}" PUBLIC_FORMS_ORIGIN="${PUBLIC_FORMS_ORIGIN}" npm run build \
    && mkdir -p /data

# No shell, no package manager; its user is nobody's (65532).
FROM ${RUNTIME} AS desk
WORKDIR /srv/tred
# The limits under which 256 MB are enough; docs/running.md, Sizes.
ENV NODE_ENV=production \
    NODE_OPTIONS="--max-semi-space-size=2 --max-old-space-size=128" \
    MALLOC_ARENA_MAX=2 \
    PATH=/nodejs/bin:/usr/local/bin:/usr/bin:/bin \
    HOST=0.0.0.0 \
    PORT=4321 \
    DATA_DIR=/data
COPY --from=packages /srv/tred/node_modules ./node_modules
COPY package.json ./
COPY contract ./contract
COPY sandbox ./sandbox
COPY desk ./desk
COPY --from=site /srv/tred/site/dist ./site/dist
COPY --from=site --chown=65532:65532 --chmod=700 /data /data
VOLUME ["/data"]
EXPOSE 4321
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["desk/src/main.ts"]
