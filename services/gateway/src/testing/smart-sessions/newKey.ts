import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** Creates a key. */
export function newKey(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey())
}
