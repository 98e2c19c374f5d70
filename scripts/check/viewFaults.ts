import { posix } from 'node:path'
import { isTestFile } from '../workspace/isTestFile'
import type { WorkspacePackage } from '../workspace/readPackages'
import type { FoundImport } from './readImports'

/** The registry, with what stands between it and rarer views. */
const list = /\/views\/(registry|laterViews)\.ts$/
/** The views of one folder that the registry loads as one script. */
const folder = /\/views\/(?:(\w+)\/\1|sign-in\/signIn)Views\.ts$/
const part = /\/views\/parts\//

/** What is wrong with one import by the rules for views: fed by their model, made of parts, strangers to each other, known to the registry only. */
export function viewFaults(
  file: string,
  found: FoundImport,
  packages: readonly WorkspacePackage[],
): string[] {
  const { specifier, kind, line } = found
  if (specifier === null || isTestFile(file)) return []
  const at = `${file}:${line}`
  const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : ''
  const isToView = /View(\.[jt]sx?)?$/.test(target)
  const isPart = part.test(file)
  if (!isPart && !file.endsWith('View.tsx')) {
    // Whether the registry loads a view by import() or along with itself is a matter of size, which the bench judges.
    const isList = list.test(file) || (folder.test(file) && posix.dirname(target) === posix.dirname(file))
    if (!isToView || !target.includes('/views/') || kind === 'type' || isList) return []
    return [`${at}: only views/registry.ts knows ${specifier}`]
  }
  if (isToView && isPart) return [`${at}: a part never imports a view`]
  if (isToView) return [`${at}: a view never imports a view; it asks the router by name`]
  if (kind === 'type' || part.test(target) || isInViews(specifier, packages)) return []
  if (isPart) return [`${at}: a part is given what it shows; it takes nothing from ${specifier}`]
  if (specifier === `./${posix.basename(file, '.tsx')}.model`) return []
  return [`${at}: a view takes what it needs from its model, not from ${specifier}`]
}

function isInViews(specifier: string, packages: readonly WorkspacePackage[]): boolean {
  return packages.some(
    ({ manifest: { name, latchkey } }) =>
      latchkey?.inViews === true && (specifier === name || specifier.startsWith(`${name}/`)),
  )
}
