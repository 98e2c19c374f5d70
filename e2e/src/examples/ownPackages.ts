import type { PackedPackage } from '../../../scripts/workspace/packPackages'

type Needs = { readonly [name: string]: string } | undefined

/** Returns those of our packages that a manifest needs, and those that they need. */
export function ownPackages(packed: readonly PackedPackage[], needs: Needs): readonly PackedPackage[] {
  const found = new Set<PackedPackage>()
  const add = (names: Needs = {}) => {
    for (const one of packed) {
      if (!(one.manifest.name in names) || found.has(one)) continue
      found.add(one)
      add(one.manifest.dependencies)
    }
  }
  add(needs)
  return [...found]
}
