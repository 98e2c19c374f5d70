import type { InjectionTarget } from './PolkadotWallet'

/** Puts an extension on a page as extensions do, now or later; the function given back takes it away. */
export function injectExtension(
  id: string,
  provider: unknown,
  { target = globalThis as InjectionTarget, afterMs = 0 }: { target?: InjectionTarget; afterMs?: number },
): () => void {
  const put = () => {
    target.injectedWeb3 ??= {}
    target.injectedWeb3[id] = provider
  }
  const timer = afterMs > 0 ? setTimeout(put, afterMs) : undefined
  if (timer === undefined) put()
  return () => {
    clearTimeout(timer)
    const { injectedWeb3 = {} } = target
    if (injectedWeb3[id] === provider) delete injectedWeb3[id]
  }
}
