import { createMethods, type Methods } from './createMethods'
import type { EvmOptions } from './EvmOptions'
import type { NodeAccess } from './read/NodeAccess'

/** Calls a method by its name; what goes in and comes out is typed by who asks for the name. */
export function callMethod(
  access: NodeAccess,
  options: EvmOptions,
  name: string,
  args: readonly unknown[],
): unknown {
  return Reflect.apply(createMethods(access, options)[name as keyof Methods], undefined, args)
}
