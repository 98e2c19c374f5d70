import { SourceMap } from 'node:module'
import type { Rolldown } from 'vite'
import type { ModuleWeight } from './Site'

/**
 * Divides the gzip bytes of a script among its modules by their part of the minified text. A module's own gzip size
 * would mislead: alone it repeats what its neighbours have already said.
 */
export function weighModules(
  code: string,
  map: Rolldown.SourceMap | null,
  gzipBytes: number,
): readonly ModuleWeight[] {
  if (!map || code.length === 0) return []
  const places = new SourceMap({ ...map, sourceRoot: '', sourcesContent: [] })
  const lengths = new Map<string, number>()
  code.split('\n').forEach((line, lineIndex) => {
    for (let column = 0; column < line.length; column++) {
      const place = places.findEntry(lineIndex, column)
      const module = shorten('originalSource' in place ? place.originalSource : undefined)
      lengths.set(module, (lengths.get(module) ?? 0) + 1)
    }
  })
  return [...lengths]
    .map(([module, length]) => ({ module, bytes: (gzipBytes * length) / code.length }))
    .sort((a, b) => b.bytes - a.bytes)
}

/** `../../packages/core/src/nav/views.ts` reads as `core/nav/views.ts`. */
function shorten(source: string | undefined): string {
  if (!source) return '(imports, exports and loader)'
  return source
    .replace(/^.*node_modules\//, '')
    .replace(/^(\.\.\/)+/, '')
    .replace(/^packages\/([^/]+)\/src\//, '$1/')
}
