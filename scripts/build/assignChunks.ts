import type { ChunkPlan, Part } from './chunkPlan'
import type { Module } from './readModules'

/** What is to be cut, and where. */
export type Cutting = {
  /** By the names that the plan uses. */
  readonly modules: ReadonlyMap<string, Module>
  readonly entries: readonly string[]
  readonly plan: ChunkPlan
}

/**
 * Which file each module is published in. What an entry offers and not every page needs stays a file of its own, so that a
 * site that uses one such export loads just that early. What several of the later parts need is left to the bundler.
 */
export function assignChunks({ modules, entries, plan }: Cutting): ReadonlyMap<string, string> {
  const offered = reach(modules, entries)
  const needs = (part: Part) => reach(modules, rootsOf(modules, part))
  const assigned = new Map<string, string>()
  for (const part of plan.early)
    for (const name of needs(part)) if (!assigned.has(name)) assigned.set(name, part.name)
  for (const name of offered) if (!assigned.has(name) && !entries.includes(name)) assigned.set(name, name)
  for (const part of plan.steps)
    for (const name of needs(part)) if (!assigned.has(name)) assigned.set(name, part.name)

  const takers = new Map<string, string[]>()
  const later = new Map(plan.later.map((part) => [part.name, needs(part)]))
  for (const { name: partName, after = [] } of plan.later)
    for (const name of later.get(partName) ?? []) {
      if (assigned.has(name) || after.some((before) => later.get(before)?.has(name))) continue
      takers.set(name, [...(takers.get(name) ?? []), partName])
    }
  for (const [name, [partName, ...others]] of takers)
    if (partName && others.length === 0) assigned.set(name, partName)
  return assigned
}

/**
 * What an entry offers at once and other code loads later. A site would make a file of its own of each, since it can't
 * know whether both ends are used.
 */
export function doubleDoors({ modules, entries, plan }: Cutting): readonly string[] {
  const offered = reach(modules, entries)
  const early = reach(
    modules,
    plan.early.flatMap((part) => rootsOf(modules, part)),
  )
  const later = new Set([...modules.values()].flatMap((module) => module.later))
  return [...later].filter((name) => offered.has(name) && !early.has(name))
}

/** The roots of the plan that are in none of these modules: the plan has not followed the source. */
export function missingRoots(modules: ReadonlyMap<string, Module>, plan: ChunkPlan): readonly string[] {
  const parts: readonly Part[] = [...plan.early, ...plan.steps, ...plan.later]
  return parts.flatMap(({ roots }) => roots).filter((root) => namedBy(modules, root).length === 0)
}

function rootsOf(modules: ReadonlyMap<string, Module>, { roots }: Part): readonly string[] {
  return roots.flatMap((root) => namedBy(modules, root))
}

function namedBy(modules: ReadonlyMap<string, Module>, root: string): readonly string[] {
  if (!root.endsWith('/*')) return modules.has(root) ? [root] : []
  return [...modules.keys()].filter((name) => name.startsWith(root.slice(0, -1)))
}

/** These modules and all that they can't run without. */
function reach(modules: ReadonlyMap<string, Module>, from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from)
  // A set yields what is added while it is walked.
  for (const name of found) for (const imported of modules.get(name)?.imports ?? []) found.add(imported)
  return found
}
