import { createMethods, type Methods } from './createMethods'

/** Calls a method by its name; what goes in and comes out is typed by who asks for the name. */
export function callMethod(name: string, args: readonly unknown[]): unknown {
  return Reflect.apply(createMethods()[name as keyof Methods], undefined, args)
}
