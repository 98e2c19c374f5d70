import { runCommand } from '../process/runCommand'
import type { Manifest } from '../workspace/readPackages'

/** Imports every built entry in plain Node, as a server would that renders a page: nothing may need a browser or a bundler. */
export async function importFaults(root: string, manifests: readonly Manifest[]): Promise<string[]> {
  const entries = manifests.flatMap(({ name, exports = {} }) =>
    Object.entries(exports)
      .filter(([, target]) => typeof target !== 'string')
      .map(([path]) => `${name}${path.slice(1)}`),
  )
  const faults = await Promise.all(entries.map((entry) => importFault(root, entry)))
  return faults.flat()
}

async function importFault(root: string, entry: string): Promise<string[]> {
  const program = `await import(${JSON.stringify(entry)})`
  const { code, output } = await runCommand(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { NODE_OPTIONS: '' },
  })
  if (code === 0) return []
  const reason = output.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? output.trim()
  return [`${entry} can't be imported in Node: ${reason}`]
}
