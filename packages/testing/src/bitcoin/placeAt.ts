/** Puts an object at a path of the page, like `XverseProviders.BitcoinProvider`. Returns how to remove it. */
export function placeAt(target: object, path: string, value: object): () => void {
  const names = path.split('.')
  const last = names.pop() ?? path
  const owner = names.reduce<object>((parent, name) => {
    const child: unknown = Reflect.get(parent, name)
    if (typeof child === 'object' && child !== null) return child
    const made = {}
    Object.defineProperty(parent, name, { value: made, configurable: true, writable: true, enumerable: true })
    return made
  }, target)
  Object.defineProperty(owner, last, { value, configurable: true, writable: true, enumerable: true })
  return () => {
    Reflect.deleteProperty(owner, last)
  }
}
