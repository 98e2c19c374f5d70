import { posix } from 'node:path'
import { isTestFile } from '../workspace/isTestFile'
import type { WorkspacePackage } from '../workspace/readPackages'
import type { FoundImport } from './readImports'

const list = /\/views\/registry\.ts$/

/** What is wrong with one import by the rules for views: fed by their model, strangers to each other, known to the registry only. */
export function viewFaults(
  file: string,
  found: FoundImport,
  packages: readonly WorkspacePackage[],
): string[] {
  const { specifier, kind, line } = found
  if (specifier === null || isTestFile(file)) return []
  const at = `${file}:${line}`
  const isToView = specifier.startsWith('.') && /View(\.[jt]sx?)?$/.test(specifier)
  if (!file.endsWith('View.tsx')) {
    const isView = isToView && posix.join(posix.dirname(file), specifier).includes('/views/')
    // Whether the registry loads a view by import() or along with itself is a matter of size, which the bench judges.
    if (!isView || kind === 'type' || list.test(file)) return []
    return [`${at}: only views/registry.ts knows ${specifier}`]
  }
  if (isToView) return [`${at}: a view never imports a view; it asks the router by name`]
  if (kind === 'type' || isOwnModel(file, specifier) || isInViews(specifier, packages)) return []
  return [`${at}: a view takes what it needs from its model, not from ${specifier}`]
}

function isOwnModel(file: string, specifier: string): boolean {
  return specifier === `./${posix.basename(file, '.tsx')}.model`
}

function isInViews(specifier: string, packages: readonly WorkspacePackage[]): boolean {
  return packages.some(
    ({ manifest: { name, latchkey } }) =>
      latchkey?.inViews === true && (specifier === name || specifier.startsWith(`${name}/`)),
  )
}
