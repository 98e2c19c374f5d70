import { SourceMap } from 'node:module'
import type { Rolldown } from 'vite'
import type { ModuleWeight } from './Site'

/**
 * Divides the gzip bytes of a script among its modules by their share of the minified text. A module's own gzip
 * size
 * would mislead, because alone it repeats what its neighbors contain.
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
    for (const { source, text } of readRuns(places, line, lineIndex)) {
      // Vite's helper isn't in the map and would count toward the module before it.
      const module = text.includes('vite:preloadError') ? 'vite/preload-helper' : shorten(source)
      lengths.set(module, (lengths.get(module) ?? 0) + text.length)
    }
  })
  return [...lengths]
    .map(([module, length]) => ({ module, bytes: (gzipBytes * length) / code.length }))
    .sort((a, b) => b.bytes - a.bytes)
}

type Run = { readonly source: string | undefined; text: string }

/** Splits a line where the source map changes. */
function readRuns(places: SourceMap, line: string, lineIndex: number): readonly Run[] {
  const runs: Run[] = []
  let last: unknown
  for (let column = 0; column < line.length; column++) {
    const place = places.findEntry(lineIndex, column)
    const at = 'generatedColumn' in place ? place.generatedColumn : undefined
    const source = 'originalSource' in place ? place.originalSource : undefined
    const run = runs.at(-1)
    if (run && at === last) run.text += line[column]
    else runs.push({ source, text: line[column] ?? '' })
    last = at
  }
  return runs
}

/** `../../packages/core/src/nav/views.ts` becomes `core/nav/views.ts`. */
function shorten(source: string | undefined): string {
  if (!source) return '(imports, exports and loader)'
  return source
    .replace(/^.*\/latchkey\/node_modules\/\.bench\//, 'latchkey/')
    .replace(/^.*node_modules\//, '')
    .replace(/^(\.\.\/)+/, '')
    .replace(/^packages\/([^/]+)\/(?:src|dist)\//, '$1/')
}
