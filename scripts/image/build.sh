#!/bin/sh
# Builds the files of the gateway's image into a folder: services/gateway/Dockerfile runs this, and so does a test
# without a container, from the same files.
set -eu
case $1 in
  /*) target=$1 ;;
  *) target=$PWD/$1 ;;
esac
cd "$(dirname "$0")/../.."
# .npmrc turns install scripts off.
[ -d node_modules ] || npm ci --workspace services/gateway --include-workspace-root --no-progress
exec node --conditions=@latchkey/source --import tsx scripts/image.ts "$target"
