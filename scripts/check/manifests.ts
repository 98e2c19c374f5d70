import { isPublished } from '../workspace/isPublished'
import { type Manifest, readPackages, type WorkspacePackage } from '../workspace/readPackages'
import type { Step } from './Step'

/** Published manifests say what the package is and where it lives, and leave a site free to update dependencies. */
export const manifests: Step = {
  name: 'manifests',
  async run(root) {
    const packages = (await readPackages(root)).filter(isPublished)
    const faults = packages.flatMap((one) =>
      [...faultsOf(one), ...peerFaults(one, packages)].map((fault) => `${one.dir}/package.json: ${fault}`),
    )
    return { faults, notes: [`${packages.length} published packages`] }
  },
}

const required = ['description', 'keywords', 'homepage', 'bugs', 'repository', 'license'] as const

function faultsOf({ dir, manifest }: WorkspacePackage): string[] {
  const missing = required.filter((field) => isEmpty(manifest[field]))
  const directory = manifest.repository?.directory
  return [
    ...missing.map((field) => `"${field}" is missing`),
    ...(directory === undefined || directory === dir ? [] : [`"repository.directory" is not ${dir}`]),
    ...(manifest.files?.includes('!src/testing') ? [] : ['"files" must have "!src/testing"']),
    ...exactVersions(manifest).map((name) => `${name} needs a range, not an exact version`),
  ]
}

function isEmpty(value: unknown): boolean {
  return value === undefined || Object.keys(Object(value)).length === 0
}

function exactVersions({ dependencies = {} }: Manifest): string[] {
  return Object.entries(dependencies)
    .filter(([name, range]) => !name.startsWith('@latchkey/') && /^\d+\.\d+\.\d+$/.test(range))
    .map(([name]) => name)
}

/** A peer's next major version may break us, and a site can't follow two ranges. */
function peerFaults({ manifest }: WorkspacePackage, packages: readonly WorkspacePackage[]): string[] {
  return Object.entries(manifest.peerDependencies ?? {}).flatMap(([name, range]) => {
    const others = packages.flatMap((one) => one.manifest.peerDependencies?.[name] ?? [])
    const other = others.find((one) => one !== range)
    return [
      ...(/^[>*]/.test(range) && !range.includes('<') ? [`the peer ${name} needs an upper bound`] : []),
      ...(other === undefined ? [] : [`the peer ${name} is ${range} here and ${other} in another package`]),
    ]
  })
}
