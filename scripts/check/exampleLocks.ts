import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Step } from './Step'

type Needs = Readonly<Record<string, string>> | undefined
type Entry = {
  readonly resolved?: string
  readonly integrity?: string
  readonly dependencies?: Needs
  readonly devDependencies?: Needs
}
type Lock = { readonly packages: Readonly<Record<string, Entry>> }

const ours = /(^|node_modules\/)(latchkey|@latchkey\/[^/]+)$/

/**
 * The lock files of the examples outside the workspaces fit their manifests and hold packages of others only, each with
 * a checksum and without a registry.
 */
export const exampleLocks: Step = {
  name: 'example locks',
  async run(root) {
    const { workspaces = [] }: { readonly workspaces?: readonly string[] } = JSON.parse(
      await readFile(join(root, 'package.json'), 'utf8'),
    )
    const folders = await readdir(join(root, 'examples')).catch(() => [])
    const names = folders.filter((name) => !workspaces.includes(`examples/${name}`))
    const faults = await Promise.all(names.map((name) => faultsOf(root, `examples/${name}`)))
    return { faults: faults.flat() }
  },
}

async function faultsOf(root: string, dir: string): Promise<string[]> {
  const read = (file: string) => readFile(join(root, dir, file), 'utf8').catch(() => null)
  const [manifestText, lockText] = await Promise.all([read('package.json'), read('package-lock.json')])
  if (manifestText === null) return []
  const name = `${dir}/package-lock.json`
  if (lockText === null) return [`${name} is missing; npm run check:frameworks writes it`]
  const manifest = JSON.parse(manifestText) as Entry
  const { packages } = JSON.parse(lockText) as Lock
  const { '': own = {}, ...others } = packages
  const isStale = (['dependencies', 'devDependencies'] as const).some(
    (kind) => sorted(manifest[kind]) !== sorted(own[kind]),
  )
  return [
    ...(isStale ? [`${name} doesn't fit package.json; delete it and run npm run check:frameworks`] : []),
    ...Object.entries(others).flatMap(([path, { resolved, integrity }]) => [
      ...(ours.test(path) ? [`${name} holds our own ${path}`] : []),
      ...(resolved ? [`${name} names a registry for ${path}`] : []),
      ...(integrity ? [] : [`${name} has no checksum of ${path}`]),
    ]),
  ]
}

const sorted = (needs: Needs = {}) => JSON.stringify(Object.entries(needs).sort())
