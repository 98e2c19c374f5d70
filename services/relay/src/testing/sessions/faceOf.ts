/** An end that lives elsewhere, as if it were here. */
export function faceOf<End extends object>(
  call: (method: string, args: readonly unknown[]) => Promise<unknown>,
): End {
  const get = (_: End, name: string | symbol) =>
    // Asked of whatever an async function gives back: this is no promise.
    typeof name === 'symbol' || name === 'then' ? undefined : (...args: unknown[]) => call(name, args)
  // What is asked of it is found by name alone.
  return new Proxy<End>(Object.create(null), { get })
}
