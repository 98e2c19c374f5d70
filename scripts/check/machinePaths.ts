import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../workspace/listFiles'
import type { Step } from './Step'

// Written in pieces, so this file doesn't match itself.
const home = ['home', 'Users', 'root', 'work'].join('|')
const patterns = [
  { what: 'a path of one machine', pattern: new RegExp(`(?<![\\w.:/-])/(${home})/[\\w.-]+`) },
  { what: 'a path of one machine', pattern: new RegExp(`[A-Z]:\\\\${'Users'}\\\\`) },
  {
    what: 'a registry host',
    pattern: new RegExp(`registry\\.(npmjs|yarnpkg|npmmirror)\\.\\w+|npm\\.${'pkg'}\\.github`),
  },
  { what: 'a registry setting', pattern: new RegExp(`^(@[\\w-]+:)?${'registry'}\\s*=`, 'm') },
  { what: 'a download address in the lock file', pattern: new RegExp(`"${'resolved'}": "(https?|git|file)`) },
]

/** Checks that no file names a machine path or a registry mirror, so the project works anywhere. */
export const machinePaths: Step = {
  name: 'paths',
  async run(root) {
    const faults: string[] = []
    for (const path of await listFiles(root)) {
      const text = await readFile(join(root, path), 'utf8')
      if (text.includes('\0')) continue
      for (const { what, pattern } of patterns) {
        const match = pattern.exec(text)
        if (!match) continue
        const line = text.slice(0, match.index).split('\n').length
        faults.push(`${path}:${line}: ${match[0]} is ${what}`)
      }
    }
    return { faults }
  },
}
