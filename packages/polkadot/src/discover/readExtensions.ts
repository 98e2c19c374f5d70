import { type Connector, pairingConnectorId } from '@latchkey/core'
import { fieldsOf } from '@latchkey/protocol'
import type { WalletPage } from '../PolkadotOptions'
import { isExtensionDoor } from '../wallet/isExtensionDoor'

/** The shown name of an extension, and its name in other families of chains. */
type KnownExtension = { readonly name: string; readonly rdns?: string }

/** The extensions whose key on the page isn't their name. */
const knownExtensions: { readonly [key: string]: KnownExtension } = {
  'polkadot-js': { name: 'Polkadot.js' },
  talisman: { name: 'Talisman', rdns: 'xyz.talisman' },
  'subwallet-js': { name: 'SubWallet', rdns: 'app.subwallet' },
  'fearless-wallet': { name: 'Fearless Wallet' },
  enkrypt: { name: 'Enkrypt', rdns: 'com.enkrypt' },
}

/** Control characters and direction marks can make one name look like another. */
const deceptive = /[\p{Cc}\p{Cf}]/u

/** More extensions than anybody has; the rest is ignored. */
const limit = 200

function toConnector(key: string, provider: unknown): Connector | null {
  if (!isExtensionDoor(provider)) return null
  // The pairing connector uses this id.
  if (key.toLowerCase() === pairingConnectorId.toLowerCase()) return null
  if (key === '' || key.length > 64 || key !== key.trim() || deceptive.test(key)) return null
  const { name, rdns } = (Object.hasOwn(knownExtensions, key) && knownExtensions[key]) || { name: key }
  return {
    id: key,
    name,
    type: 'ANNOUNCED',
    chain: 'polkadot',
    ...(rdns ? { info: { rdns } } : {}),
    provider,
  }
}

/** [DOT-1] The extensions on the page now. One that can't be read is left out and reported; the others stay. */
export function readExtensions(
  page: WalletPage,
  refused?: (extension: { readonly name: string }) => void,
): readonly Connector[] {
  const connectors: Connector[] = []
  try {
    const extensions = fieldsOf(page.injectedWeb3)
    for (const key of Object.keys(extensions).slice(0, limit)) {
      try {
        const connector = toConnector(key, extensions[key])
        if (connector) connectors.push(connector)
        else refused?.({ name: key })
      } catch {
        // A getter that throws is a broken extension; skip it.
        refused?.({ name: key })
      }
    }
  } catch {
    // Reading the object throws: return what was read so far.
  }
  return connectors
}
