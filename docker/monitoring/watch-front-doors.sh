#!/bin/sh
# Writes down for Prometheus which hosts to ask for, then becomes the program that its arguments name: Prometheus reads no environment.
# FRONT_DOORS is the file (default /tmp/front-doors.yml, as in prometheus.yml).
set -eu
cat >"${FRONT_DOORS:-/tmp/front-doors.yml}" <<END
- targets: ['${FUNNEL_ORIGIN:?}/api/health/ready', '${MEMBER_ORIGIN:?}/api/health/ready']
  labels: { __param_module: front_door }
- targets: ['${ADMIN_ORIGIN:?}/api/health/ready']
  labels: { __param_module: back_office }
END
exec "$@"
