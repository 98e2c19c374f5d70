import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** A new key. */
export function newKey(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey())
}
