import { grantSmartSession, type Latchkey } from 'latchkey'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { names } from './names'

/** How often the page may change the name. */
const times = 3
const hour = 3_600

/** Asks the account to let this page change its name a few times within an hour. */
export async function askForNames(latchkey: Latchkey): Promise<void> {
  const { address, abi } = names
  // The embedded wallet signs itself. Other wallets take operations that this key signs, so a real site keeps it.
  const { publicKey } = privateKeyToAccount(generatePrivateKey())
  await grantSmartSession(latchkey, {
    expiry: Math.floor(Date.now() / 1_000) + hour,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
    permissions: [
      { type: 'contract-call', data: { address, abi, functions: [{ functionName: 'setName' }] } },
    ],
    policies: [{ type: 'call-limit', data: { count: times } }],
  })
}
