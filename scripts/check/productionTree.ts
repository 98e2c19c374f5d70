/** One entry of a lock file's `packages`. */
export type LockEntry = {
  readonly name?: string
  readonly version?: string
  readonly license?: unknown
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** An installed package: its place in the tree, and what required it. */
export type Installed = {
  readonly path: string
  readonly name: string
  readonly entry: LockEntry
  readonly via: readonly string[]
}

/** Returns everything installed in production with the workspace folders `dirs`, resolved as Node does. */
export function productionTree(
  lock: Readonly<Record<string, LockEntry>>,
  dirs: readonly string[],
): Installed[] {
  const found = new Map<string, Installed>()
  const queue: { path: string; via: string[] }[] = dirs.map((dir) => ({ path: dir, via: [dir] }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, via } = next
    for (const name of needs(lock[path])) {
      const place = resolve(lock, path, name)
      // Not in the lock: a peer that the site installs (`npm ci` rejects a lock that lacks anything else).
      if (place === null || found.has(place)) continue
      const entry = lock[place] ?? {}
      found.set(place, { path: place, name, entry, via })
      queue.push({ path: place, via: [...via, name] })
    }
  }
  return [...found.values()]
}

function needs(entry: LockEntry | undefined): string[] {
  const peers = Object.keys(entry?.peerDependencies ?? {}).filter(
    (name) => entry?.peerDependenciesMeta?.[name]?.optional !== true,
  )
  return [
    ...Object.keys(entry?.dependencies ?? {}),
    ...Object.keys(entry?.optionalDependencies ?? {}),
    ...peers,
  ]
}

function resolve(lock: Readonly<Record<string, LockEntry>>, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]*$/, '')) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    const entry = lock[place]
    if (entry) return entry.link ? (entry.resolved ?? place) : place
    if (folder === '') return null
  }
}
