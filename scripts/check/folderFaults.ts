import type { FolderOrder } from './layers'
import type { FoundImport } from './readImports'

/** An import of one file of the repository by another. */
export type Link = Pick<FoundImport, 'kind' | 'line'> & { readonly target: string }

/**
 * Finds imports that go up the folders of a package. Types may go up, because the type of the instance names the state
 * of every folder; so may state and rules, which only read their arguments.
 */
export function folderFaults(
  { root, foundation, features, instance, handOvers }: FolderOrder,
  graph: ReadonlyMap<string, readonly Link[]>,
): string[] {
  const order = [...foundation, ...features]
  const files = [...graph.keys()].filter((file) => file.startsWith(`${root}/`))
  const known = new Set(files)
  const passed = new Set(handOvers.map((path) => `${root}/${path}`))
  const folderOf = (file: string) => {
    const path = file.slice(root.length + 1)
    return path.includes('/') ? path.slice(0, path.indexOf('/')) : null
  }
  /** The files beside the folders put them together, so they come last. */
  const rankOf = (folder: string | null) => (folder === null ? order.length : order.indexOf(folder))
  const codeOf = (file: string) =>
    (graph.get(file) ?? []).filter(({ kind, target }) => kind !== 'type' && known.has(target))
  const acting = findActing(files, `${root}/${instance}`, graph, codeOf)

  const unknown = new Set(files.map(folderOf).filter((folder) => folder !== null && rankOf(folder) < 0))
  const faults = [...unknown].map((folder) => `${root}/${folder}: scripts/check/layers.ts doesn't list it`)
  for (const file of files) {
    const folder = folderOf(file)
    for (const { target, line } of codeOf(file)) {
      const other = folderOf(target)
      if (other === folder || passed.has(target)) continue
      const at = `${file}:${line}: ${folder}`
      if (folder !== null && foundation.includes(folder)) {
        if (other === null || !foundation.includes(other))
          faults.push(`${at} is part of the foundation and may not import code of ${other ?? target}`)
      } else if (acting.has(target) && rankOf(other) > rankOf(folder))
        faults.push(
          `${at} comes before ${other ?? 'the files beside the folders'} and may not act through ${target}`,
        )
    }
  }
  return faults
}

/** The files that act: they know the instance, or call a file that does. */
function findActing(
  files: readonly string[],
  instance: string,
  graph: ReadonlyMap<string, readonly Link[]>,
  codeOf: (file: string) => readonly Link[],
): ReadonlySet<string> {
  const acting = new Set(
    files.filter((file) => (graph.get(file) ?? []).some(({ target }) => target === instance)),
  )
  for (let size = -1; size !== acting.size; ) {
    size = acting.size
    for (const file of files) if (codeOf(file).some(({ target }) => acting.has(target))) acting.add(file)
  }
  return acting
}
