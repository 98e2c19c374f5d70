import { type Connector, pairingConnectorId } from '@latchkey/core'
import { fieldsOf } from '@latchkey/protocol'
import { isExtensionDoor } from '../wallet/isExtensionDoor'
import { knownExtensions } from './knownExtensions'
import type { WalletPage } from './WalletPage'

/** Control signs and those that turn the direction of reading can make one name look like another. */
const deceptive = /[\p{Cc}\p{Cf}]/u

/** So many extensions nobody has; the rest of the object is not looked at. */
const limit = 200

function toConnector(key: string, provider: unknown): Connector | null {
  if (!isExtensionDoor(provider)) return null
  // The connector of every pairing has this id.
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

/** [DOT-1] The extensions that are on the page now; one that can't be looked at is left out, and no other for its sake. */
export function readExtensions(page: WalletPage): readonly Connector[] {
  const connectors: Connector[] = []
  try {
    const extensions = fieldsOf(page.injectedWeb3)
    for (const key of Object.keys(extensions).slice(0, limit)) {
      try {
        const connector = toConnector(key, extensions[key])
        if (connector) connectors.push(connector)
      } catch {
        // A getter that throws is a broken extension; it is not there.
      }
    }
  } catch {
    // The page or an extension made an object that can't be looked at: what was read so far has to do.
  }
  return connectors
}
