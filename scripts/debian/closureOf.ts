import { SetupFault } from '../process/SetupFault'
import type { DebianPackage } from './parsePackages'

/** Returns a package with its dependencies. Of several with the same name, the last counts. */
export function closureOf(packages: readonly DebianPackage[], name: string): readonly DebianPackage[] {
  const provided = packages.flatMap((one) => one.provides.map((given) => [given, one] as const))
  const known = new Map([...provided, ...packages.map((one) => [one.name, one] as const)])
  const found = new Map<string, DebianPackage>()
  const queue = [[name]] as (readonly string[])[]
  for (let names = queue.shift(); names; names = queue.shift()) {
    const one = names.map((each) => known.get(each)).find((each) => each !== undefined)
    if (!one) throw new SetupFault(`The archive has no package ${names.join(' or ')}`)
    if (found.has(one.name)) continue
    found.set(one.name, one)
    queue.push(...one.needs)
  }
  return [...found.values()]
}
