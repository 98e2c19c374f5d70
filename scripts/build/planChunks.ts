import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { assignChunks } from './assignChunks'
import { chunkPlan } from './chunkPlan'
import { nameInPlan } from './nameInPlan'
import { type Module, readModules } from './readModules'

const name = 'latchkey:plan-chunks'
const root = fileURLToPath(new URL('../..', import.meta.url))
const nameOf = (file: string) => nameInPlan(root, file)

/**
 * A Vite plugin for pages built from our sources: cuts them like the published packages, so they load as few files as
 * a site that installs those. All that a page needs at once is one more file.
 */
export function planChunks(): Plugin {
  return {
    name,
    apply: 'build',
    async config({ plugins = [], ...config }) {
      const others = plugins.flat().filter((plugin) => !(plugin && 'name' in plugin && plugin.name === name))
      const modules = await readModules({ ...config, plugins: others, configFile: false }, nameOf)
      const entries = unimported(modules)
      const page = { name: 'page', roots: entries }
      const chunks = assignChunks({ modules, entries, plan: { ...chunkPlan, early: [page] } })
      const groups = [{ name: (file: string) => chunks.get(nameOf(file)) ?? null }]
      const output = { codeSplitting: { includeDependenciesRecursively: false, groups } }
      return { build: { rolldownOptions: { output } } }
    },
  }
}

/** Where pages begin. */
function unimported(modules: ReadonlyMap<string, Module>): readonly string[] {
  const imported = new Set([...modules.values()].flatMap(({ imports, later }) => [...imports, ...later]))
  return [...modules.keys()].filter((module) => !imported.has(module))
}
