/** Registers a wallet with the apps of a page (wallet standard), and with those that become ready later; the function given back ends that. */
export function registerWallet(wallet: unknown, target: EventTarget, afterMs = 0): () => void {
  type Api = { register(...wallets: readonly unknown[]): () => void }
  const register = ({ register }: Api) => register(wallet)
  const onReady = (event: Event) => {
    if ('detail' in event) register(event.detail as Api)
  }
  const start = () => {
    target.addEventListener('wallet-standard:app-ready', onReady)
    target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  }
  const timer = afterMs > 0 ? setTimeout(start, afterMs) : undefined
  if (timer === undefined) start()
  return () => {
    clearTimeout(timer)
    target.removeEventListener('wallet-standard:app-ready', onReady)
  }
}
