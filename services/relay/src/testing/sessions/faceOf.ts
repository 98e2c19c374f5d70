/** Returns a proxy for an end that lives in another place. */
export function faceOf<End extends object>(
  call: (method: string, args: readonly unknown[]) => Promise<unknown>,
): End {
  const get = (_: End, name: string | symbol) =>
    // Async functions look for `then`: this isn't a promise.
    typeof name === 'symbol' || name === 'then' ? undefined : (...args: unknown[]) => call(name, args)
  // Methods are found by name alone.
  return new Proxy<End>(Object.create(null), { get })
}
