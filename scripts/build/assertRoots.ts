import { missingRoots } from './assignChunks'
import { BuildFault } from './BuildFault'
import type { ChunkPlan } from './chunkPlan'
import type { Module } from './readModules'

/** Reports names in a plan that would silently change the cut. @throws BuildFault */
export function assertRoots(modules: ReadonlyMap<string, Module>, plan: ChunkPlan): void {
  const missing = missingRoots(modules, plan)
  if (missing.length > 0) throw new BuildFault(`The chunk plan names missing modules: ${missing.join(', ')}`)
}
