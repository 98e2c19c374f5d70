/** Registers a wallet of the wallet standard, and again with whoever gets ready later; the function given back ends that. */
export function registerStandard(wallet: object, target: EventTarget): () => void {
  const register = (api: unknown) => void Object(api).register?.(wallet)
  const ready = (event: Event) => register(Object(event).detail)
  target.addEventListener('wallet-standard:app-ready', ready)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => target.removeEventListener('wallet-standard:app-ready', ready)
}

/** Puts an object at a place of the page, like `XverseProviders.BitcoinProvider`; the function given back takes it away. */
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

/** Adds an entry to `btc_providers` (WBIP004); the function given back takes it away. */
export function listProvider(target: object, entry: object): () => void {
  const list = (): readonly unknown[] => Reflect.get(target, 'btc_providers') ?? []
  const write = (entries: readonly unknown[]) => Reflect.set(target, 'btc_providers', entries)
  write([...list(), entry])
  return () => {
    write(list().filter((one) => one !== entry))
  }
}
