import type { Told } from './Told'

/** Ends in another tab or process, by their key. */
export type Host<Options> = {
  open(key: string, options: Options): Promise<void>
  call(key: string, method: string, args: readonly unknown[]): Promise<unknown>
}

/** Creates the place where ends live. Everything passed in and out must be JSON. */
export function createHost<Options, End extends object>(
  openEnd: (key: string, options: Options, tell: (told: Told) => void) => Promise<End>,
  tell: (key: string, told: Told) => void,
): Host<Options> {
  const ends = new Map<string, End>()
  return {
    async open(key, options) {
      ends.set(key, await openEnd(key, options, (told) => tell(key, told)))
    },
    async call(key, method, args) {
      const end = ends.get(key)
      const run: unknown = end && Reflect.get(end, method)
      if (typeof run !== 'function') throw new TypeError(`${key} has no method ${method}`)
      return run.apply(end, args)
    },
  }
}
