import { createMethods } from './createMethods'
import type { EvmOptions } from './EvmOptions'
import { loadLaterMethods } from './loadLaterMethods'
import type { NodeAccess } from './read/NodeAccess'

/** Calls a method by its name; what goes in and comes out is typed by who asks for the name. */
export async function callMethod(
  access: NodeAccess,
  options: EvmOptions,
  name: string,
  args: readonly unknown[],
): Promise<unknown> {
  const first: object = createMethods(access, options)
  const all = name in first ? first : await loadLaterMethods(access, options)
  return Reflect.apply(Reflect.get(all, name), undefined, args)
}
