import { type Connector, hasMethod } from '@latchkey/core'
import { fieldsOf, walletMalformed } from '@latchkey/protocol'
import type { PolkadotOptions } from '../PolkadotOptions'
import { askWallet } from './askWallet'
import type { Extension } from './Extension'
import type { ExtensionAccount } from './ExtensionAccount'
import { isExtensionDoor } from './isExtensionDoor'
import { parseAccounts } from './parseAccounts'

/** Whether an extension's answer offers accounts and a signer; a signer may lack either kind of signing. */
function isExtension(value: unknown): value is Extension {
  const { accounts, signer } = fieldsOf(value)
  return hasMethod(accounts, 'get') && typeof signer === 'object' && signer !== null
}

/** An extension that allows the site. */
export type Enabled = { readonly extension: Extension; readonly accounts: readonly ExtensionAccount[] }

/** Asks an extension for access and for its accounts. @throws userRejected, walletBusy, walletMalformed, connectFailed */
export async function enable(connector: Connector, options: PolkadotOptions): Promise<Enabled> {
  return askWallet(connector, async () => {
    const { provider } = connector
    if (!isExtensionDoor(provider)) throw walletMalformed({ what: 'provider' })
    const extension = await provider.enable(options.name ?? globalThis.location?.host ?? 'Latchkey')
    if (!isExtension(extension)) throw walletMalformed({ what: 'enable' })
    const accounts = parseAccounts(await extension.accounts.get())
    if (!accounts) throw walletMalformed({ what: 'accounts' })
    return { extension, accounts }
  })
}
