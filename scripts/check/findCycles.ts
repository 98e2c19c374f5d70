/** Returns the import cycles of a graph, each with its first file repeated at the end. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const state = new Map<string, 'open' | 'done'>()
  const trail: string[] = []
  const cycles: string[][] = []
  const walk = (file: string): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(file)), file])
      return
    }
    state.set(file, 'open')
    trail.push(file)
    for (const next of graph.get(file) ?? []) walk(next)
    trail.pop()
    state.set(file, 'done')
  }
  for (const file of graph.keys()) walk(file)
  return cycles
}
