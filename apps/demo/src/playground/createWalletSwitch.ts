import type { SiteSettings } from '../settings/SiteSettings'
import type { Observable } from './createObservable'
import type { PlaygroundState } from './Playground'

/** Adds and removes the demo wallets as the settings ask. Loads them on first use. */
export function createWalletSwitch(
  store: Observable<PlaygroundState>,
  site: SiteSettings,
): () => Promise<void> {
  let loading: Promise<void> | null = null

  async function load(): Promise<void> {
    try {
      const { loadDemoWallets } = await import('../wallets/loadDemoWallets')
      const createWallets = await loadDemoWallets(site)
      const { settings, wallets } = store.getState()
      if (settings.wallets && !wallets) store.update({ wallets: createWallets(), walletsError: null })
    } catch {
      // The page works without them. The visitor sees the error and can try again.
      store.update({ walletsError: 'Couldn’t load the demo wallets.' })
    } finally {
      loading = null
    }
  }

  return () => {
    const { settings, wallets } = store.getState()
    if (settings.wallets) {
      loading ??= load()
      return loading
    }
    wallets?.unload()
    if (wallets) store.update({ wallets: null })
    return Promise.resolve()
  }
}
