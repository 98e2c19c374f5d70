import { type Namespace, namespaces } from '@latchkey/protocol'
import { createBrowser } from './createTestHost'
import { createFamilies, familyNetworks } from './fourFamilies'
import { setUp } from './setUp'

/** A site with four families and a wallet in each, connected in order. */
export async function enterFamilies(ids: readonly Namespace[] = namespaces, browser = createBrowser()) {
  const adapters = createFamilies()
  const site = () => setUp({ browser, networks: familyNetworks, adapters: Object.values(adapters) })
  const wallets = ids.map((family) => {
    const wallet = adapters[family].addWallet(`com.${family}`)
    wallet.accounts = [`${family}-A`, `${family}-B`]
    return wallet
  })
  const all = site()
  for (const family of ids) await all.latchkey.connect({ connectorId: `com.${family}` })
  const connected = () => Object.keys(all.latchkey.getState().connect.active)
  return { ...all, adapters, wallets, site, connected }
}

/** The active family. */
export const activeFamily = ({ latchkey }: { latchkey: ReturnType<typeof setUp>['latchkey'] }) =>
  latchkey.getState().network.activeNamespace
