#!/bin/sh
# Builds the files of an image into a folder: the Dockerfiles of the services run this, and so does a test without a
# container, from the same files. Usage: build.sh <folder> [gateway | frame]
set -eu
case $1 in
  /*) target=$1 ;;
  *) target=$PWD/$1 ;;
esac
service=${2:-gateway}
cd "$(dirname "$0")/../.."
# .npmrc turns install scripts off.
[ -d node_modules ] || npm ci --workspace "services/$service" --include-workspace-root --no-progress
exec node --conditions=@latchkey/source --import tsx scripts/image.ts "$target" "$service"
