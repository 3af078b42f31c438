// For a container's health check: ends well when the desk beside it answers. Whether it can also write is /readyz's to
// say, for those who watch: a full disk is not mended by starting anew.
const url = `http://127.0.0.1:${process.env.PORT ?? 4321}/healthz`;
const alive = await fetch(url, { signal: AbortSignal.timeout(3000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = alive ? 0 : 1;
