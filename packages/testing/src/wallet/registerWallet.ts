/**
 * Registers wallets with the apps of a page (wallet standard), and with those that become ready later. Returns how to
 * stop.
 */
export function registerWallet(wallets: readonly object[], target: EventTarget): () => void {
  // Each by itself, as two extensions do.
  const register = (api: unknown) => {
    for (const wallet of wallets) Object(api).register?.(wallet)
  }
  const onReady = (event: Event) => register(Object(event).detail)
  target.addEventListener('wallet-standard:app-ready', onReady)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => target.removeEventListener('wallet-standard:app-ready', onReady)
}
