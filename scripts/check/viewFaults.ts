import { posix } from 'node:path'
import { isTestFile } from '../workspace/isTestFile'
import type { FoundImport } from './readImports'

const registry = /\/views\/registry\.ts$/
const part = /\/views\/parts\//

/** Finds what one import breaks of the rules for views: a view imports its model and parts, never a view, and only the registry imports it. */
export function viewFaults(file: string, found: FoundImport, inViews: readonly string[]): string[] {
  const { specifier, kind, line } = found
  if (specifier === null || isTestFile(file)) return []
  const at = `${file}:${line}`
  const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : ''
  const isToView = /View(\.[jt]sx?)?$/.test(target)
  const isPart = part.test(file)
  if (!isPart && !file.endsWith('View.tsx')) {
    if (!isToView || !target.includes('/views/') || kind === 'type' || registry.test(file)) return []
    return [`${at}: only views/registry.ts knows ${specifier}`]
  }
  if (isToView && isPart) return [`${at}: a part never imports a view`]
  if (isToView) return [`${at}: a view never imports a view; it asks the router by name`]
  const isSheet = specifier.endsWith('.module.css')
  if (kind === 'type' || isSheet || part.test(target) || isInViews(specifier, inViews)) return []
  if (isPart) return [`${at}: a part is given what it shows; it takes nothing from ${specifier}`]
  if (specifier === `./${posix.basename(file, '.tsx')}.model`) return []
  return [`${at}: a view takes what it needs from its model, not from ${specifier}`]
}

function isInViews(specifier: string, inViews: readonly string[]): boolean {
  return inViews.some((name) => specifier === name || specifier.startsWith(`${name}/`))
}
