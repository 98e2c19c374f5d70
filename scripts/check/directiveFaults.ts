import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkspacePackage } from '../workspace/readPackages'

const isForClients = (text: string) => /^["']use client["']/.test(text)

/**
 * Returns the built entries that lost `'use client'`, or got it. A bundler drops directives silently, and without it a
 * site's server components can't contain our buttons.
 */
export async function directiveFaults(root: string, { dir, manifest }: WorkspacePackage): Promise<string[]> {
  const faults = await Promise.all(
    Object.entries(manifest.exports ?? {}).map(async ([path, target]) => {
      const source = typeof target === 'string' ? undefined : target['@latchkey/source']
      const built = typeof target === 'string' ? undefined : target.default
      if (!source || !built) return []
      const [wanted, found] = await Promise.all(
        [source, built].map(async (file) => isForClients(await readFile(join(root, dir, file), 'utf8'))),
      )
      if (wanted === found) return []
      return [`${manifest.name}${path.slice(1)}: ${built} ${wanted ? 'lacks' : 'has'} 'use client'`]
    }),
  )
  return faults.flat()
}
