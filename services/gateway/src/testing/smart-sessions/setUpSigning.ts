import type { Hex } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { encodeCalls, type TestCall } from './encodeCalls'
import { setUpSmartSessions, type TestTerms } from './setUpSmartSessions'
import { signedOperation } from './signedOperation'

/** Creates a key. */
export function newKey(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey())
}

/** Opens a gateway for tests of smart sessions, with sessions that are ready to sign. */
export function setUpSigning(chain: { readonly chainId: number; readonly url: string }) {
  const sessions = setUpSmartSessions(chain)
  const { grant, sign, termsOf } = sessions
  return {
    ...sessions,
    /** Opens a session of a new account, with a function that has calls signed in it. */
    async open(permissions: TestTerms['permissions'], policies: TestTerms['policies'] = []) {
      const [account, site] = [newKey().address, newKey()]
      const { pci } = await grant(account, termsOf(site, permissions, policies))
      const operation = (callData: Hex, more: object = {}) =>
        signedOperation({ ...chain, sender: account, key: site, callData, ...more })
      const run = async (calls: readonly TestCall[], mode?: Hex) =>
        (await sign(account, pci, (await operation(encodeCalls(calls, mode))).userOp)).status
      return { account, site, pci, operation, run }
    },
  }
}
