# The server and the site in one image, from the archive that `npm run release` makes; compose.yaml uses it.
#   SITE_URL=https://tred.example npm run release && docker build --tag tred-server .
# To pin the base to its exact contents, add the digest that `docker buildx imagetools inspect` prints for it:
#   --build-arg BASE=docker.io/library/debian:13.2-slim@sha256:…
ARG BASE=docker.io/library/debian:13.2-slim

FROM ${BASE} AS unpacked
COPY release/tred-*.tar.gz /srv/
RUN mkdir -p /srv/tred && tar --extract --gzip --file /srv/tred-*.tar.gz --directory /srv/tred --strip-components=1

FROM ${BASE} AS server
WORKDIR /srv/tred
# With these limits 256 MB of memory are enough.
ENV NODE_ENV=production \
    NODE_OPTIONS="--max-semi-space-size=2 --max-old-space-size=128" \
    MALLOC_ARENA_MAX=2 \
    PATH=/srv/tred/node_modules/.bin:/usr/bin:/bin \
    container=docker \
    HOST=0.0.0.0 \
    PORT=4321 \
    DATA_DIR=/data
COPY --from=unpacked /srv/tred /srv/tred
RUN install -d -m 700 -o 65532 -g 65532 /data /copies
VOLUME ["/data"]
EXPOSE 4321
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["server/src/main.ts"]
