import { join, relative, resolve, sep } from 'node:path'

/** `core/connect/connect` for `packages/core/src/connect/connect.ts`. */
export function nameInPlan(root: string, file: string): string {
  // Style sheets are scripts of the CSS plugin by the time they are cut.
  return relative(join(root, 'packages'), resolve(root, file.replace(/^\0css-module:|\.js$/g, '')))
    .split(sep)
    .join('/')
    .replace(/^([^/]+)\/src\//, '$1/')
    .replace(/\.tsx?$/, '')
}
