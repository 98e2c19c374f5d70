import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPublished } from '../workspace/isPublished'
import { readPackages } from '../workspace/readPackages'
import { isOpenSource } from './isOpenSource'
import { type Installed, type LockEntry, productionTree } from './productionTree'
import type { Step } from './Step'

// Their later versions work only with their maker's servers, and the earlier ones are deprecated.
const refused = /^@(walletconnect|reown)\//

// Some packages name an open license in package.json and ship another text.
const closedText =
  /\b(community license agreement|business source license|server side public license|elastic license|commons clause|polyform|reown community license|walletconnect community license)\b/i

/** Checks that everything in our production tree is OSI-approved open source. */
export const licences: Step = {
  name: 'licences',
  async run(root) {
    const packages = await readPackages(root)
    const dirs = packages
      .filter((one) => isPublished(one) || one.dir.startsWith('services/'))
      .map(({ dir }) => dir)
    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockEntry>
    }
    const missing = dirs.filter((dir) => lock.packages[dir] === undefined)
    const tree = productionTree(lock.packages, dirs)
    const faults = await Promise.all(tree.map((installed) => faultsOf(root, installed)))
    return {
      faults: [
        ...missing.map((dir) => `${dir} is not in package-lock.json; run npm install`),
        ...faults.flat(),
      ],
      notes: [`${tree.length} packages come with ${dirs.length} of ours`],
    }
  },
}

async function faultsOf(root: string, { path, name, entry, via }: Installed): Promise<string[]> {
  const from = `${name}@${entry.version ?? '?'} (${via.join(' > ')})`
  if (refused.test(name) || refused.test(entry.name ?? ''))
    return [`${from}: not allowed in the production tree`]
  const installed = await readFile(join(root, path, 'package.json'), 'utf8').catch(() => null)
  const written = installed === null ? undefined : (JSON.parse(installed) as { license?: unknown }).license
  // The lock speaks for binaries of other platforms, which are not on the disk.
  const licence = written ?? entry.license
  if (typeof licence !== 'string')
    return [`${from}: no SPDX licence, but ${JSON.stringify(licence) ?? 'nothing'}`]
  if (!isOpenSource(licence)) return [`${from}: ${licence} is not an OSI-approved licence`]
  const text = await licenceText(join(root, path))
  const closed = closedText.exec(text)
  return closed ? [`${from}: says ${licence}, but its licence file speaks of the "${closed[0]}"`] : []
}

async function licenceText(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => /^(licen[cs]e|copying)/i.test(name))
  // A folder called LICENSES isn't a file, and holds the licenses of parts.
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')))
  return texts.join('\n')
}
