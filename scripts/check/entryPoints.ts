import { readFile } from 'node:fs/promises'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { runCommand } from '../process/runCommand'
import { type PackedPackage, packPackages } from '../workspace/packPackages'
import { builtPaths } from './builtPaths'
import { directiveFaults } from './directiveFaults'
import { importFaults } from './importFaults'
import type { Step } from './Step'

/** What is published can be imported, with types, by everyone: `publint`, `attw` and Node itself look at it. */
export const entryPoints: Step = {
  name: 'entry points',
  async run(root) {
    const packed = await packPackages(root)
    const faults = await Promise.all(
      packed.flatMap((one) => [
        contentFaults(one),
        builtPaths(root, one),
        directiveFaults(root, one),
        publintFaults(one),
        attwFaults(root, one),
      ]),
    )
    faults.push(await importFaults(root, packed))
    return { faults: faults.flat(), notes: [`${packed.length} packages packed, read by publint and attw`] }
  },
}

async function contentFaults({ manifest, files }: PackedPackage): Promise<string[]> {
  const missing = ['LICENSE', 'README.md'].filter((name) => !files.includes(name))
  const stray = files.filter((path) =>
    /\.(test|spec)\.|\.tsbuildinfo$|(^|\/)node_modules\/|^src\/testing\//.test(path),
  )
  return [
    ...missing.map((name) => `${manifest.name}: the tarball has no ${name}`),
    ...stray.map((path) => `${manifest.name}: the tarball has ${path}`),
  ]
}

async function publintFaults({ manifest, tarball }: PackedPackage): Promise<string[]> {
  const bytes = new Uint8Array(await readFile(tarball))
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } })
  return messages.map(
    (message) => `${manifest.name}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  )
}

async function attwFaults(root: string, { manifest, tarball }: PackedPackage): Promise<string[]> {
  // Nobody imports a program, so it has no types.
  if (manifest.latchkey?.program) return []
  const args = [
    tarball,
    '--profile',
    'esm-only',
    '--no-emoji',
    '--no-color',
    '--no-definitely-typed',
    '--no-summary',
    '--format',
    'ascii',
  ]
  const { code, output } = await runCommand('node_modules/.bin/attw', args, { cwd: root })
  return code === 0 ? [] : [`${manifest.name}: ${output.trim()}`]
}
