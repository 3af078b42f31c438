#!/bin/sh
# Stands in for programs that change a whole machine, under their names, while the documents are tried. TRIED is the folder
# that stands for the machine.
set -e
settings="$TRIED/etc/tred/desk.env"

stop() {
  [ -f "$TRIED/desk.pid" ] || return 0
  kill "$(cat "$TRIED/desk.pid")" 2>/dev/null || true
  while kill -0 "$(cat "$TRIED/desk.pid")" 2>/dev/null; do sleep 0.1; done
  rm "$TRIED/desk.pid"
}

# As the unit has it: the settings file, and what the desk says goes to a log.
start() {
  (
    set -a
    . "$settings"
    cd "$TRIED/srv/tred"
    exec setsid node_modules/.bin/node desk/src/main.ts >>"$TRIED/desk.log" 2>&1
  ) &
  echo $! >"$TRIED/desk.pid"
  for _ in $(seq 300); do
    if curl --silent --fail --output /dev/null "http://localhost:$PORT/readyz"; then return 0; fi
    sleep 0.2
  done
  tail -n 5 "$TRIED/desk.log" >&2
  return 1
}

case "$(basename "$0")" in
  adduser) for last; do :; done; mkdir -p "$TRIED/srv/$last" ;;
  # Who one becomes is left out: everything is tried as one user.
  runuser) shift 3; exec "$@" ;;
  sudo)
    [ "$2" = postgres ] && export PGHOST="$TRIED/var/run/postgresql" PGUSER=postgres
    shift 2
    exec "$@"
    ;;
  install) shift 4; exec /usr/bin/install "$@" ;;
  apt-get) echo "would install: $*" ;;
  systemctl)
    case "$1" in
      stop) stop ;;
      enable | start) start ;;
      restart) stop; start ;;
    esac
    ;;
esac
