/** Registers a wallet of the wallet standard, and again with whoever gets ready later; the function given back ends that. */
export function registerStandard(wallet: object, target: EventTarget): () => void {
  const register = (api: unknown) => void Object(api).register?.(wallet)
  const ready = (event: Event) => register(Object(event).detail)
  target.addEventListener('wallet-standard:app-ready', ready)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => target.removeEventListener('wallet-standard:app-ready', ready)
}
