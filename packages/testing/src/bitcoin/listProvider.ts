/** Adds an entry to `btc_providers` (WBIP004); the function given back takes it away. */
export function listProvider(target: object, entry: object): () => void {
  const list = (): readonly unknown[] => Reflect.get(target, 'btc_providers') ?? []
  const write = (entries: readonly unknown[]) => Reflect.set(target, 'btc_providers', entries)
  write([...list(), entry])
  return () => {
    write(list().filter((one) => one !== entry))
  }
}
