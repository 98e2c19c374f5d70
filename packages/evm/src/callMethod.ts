import { createMethods, type Methods } from './createMethods'
import type { NodeAccess } from './read/NodeAccess'

/** Calls a method by its name; what goes in and comes out is typed by who asks for the name. */
export function callMethod(access: NodeAccess, name: keyof Methods, args: readonly unknown[]): unknown {
  return Reflect.apply(createMethods(access)[name], undefined, args)
}
