import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../process/runCommand'
import type { WorkspacePackage } from '../workspace/readPackages'

/**
 * Imports every built entry in plain Node, as a server does that renders a page: nothing may need a browser or a bundler.
 * An entry that isn't marked with `'use client'` must also run where React has no state and no context: in a server
 * component.
 */
export async function importFaults(root: string, packages: readonly WorkspacePackage[]): Promise<string[]> {
  const entries = packages.flatMap(({ dir, manifest: { name, exports = {} } }) =>
    Object.entries(exports).flatMap(([path, target]) =>
      typeof target === 'string'
        ? []
        : [[`${name}${path.slice(1)}`, join(root, dir, target.default ?? '')] as const],
    ),
  )
  const faults = await Promise.all(entries.map(([entry, file]) => importFault(root, entry, file)))
  return faults.flat()
}

async function importFault(root: string, entry: string, file: string): Promise<string[]> {
  const isForClients = /^["']use client["']/.test(await readFile(file, 'utf8'))
  const conditions = isForClients ? [] : ['--conditions=react-server']
  const program = `await import(${JSON.stringify(entry)})`
  const args = [...conditions, '--input-type=module', '-e', program]
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, env: { NODE_OPTIONS: '' } })
  if (code === 0) return []
  const reason = output.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? output.trim()
  return [`${entry} can't be imported in Node: ${reason}`]
}
