import type { SiteSettings } from '../settings/SiteSettings'
import type { Observable } from './createObservable'
import type { PlaygroundState } from './Playground'

/** Has the demo wallets there exactly while the settings ask for them; they are loaded when they are first wanted. */
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
      // The page works without them; the visitor is told and may try again.
      store.update({ walletsError: 'The demo wallets could not be loaded.' })
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
