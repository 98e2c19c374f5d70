import { type LoadedProvider, toProviderError } from '@latchkey/core'
import { fieldsOf, lastUsedChain, providerUnsupportedMethod, userRejected } from '@latchkey/protocol'
import type { FamilyAccess } from './createFamilyAccess'

const namespace = 'eip155'

/** [FRM-15] The embedded wallet as an EVM wallet (EIP-1193). */
export function createEvmProvider(access: FamilyAccess): LoadedProvider {
  const { client, context } = access
  const listeners = access.listeners(namespace)
  let address: string | undefined

  /** [FRM-11] The last chain of the embedded wallet, without asking the frame. */
  const chain = (): number => {
    const stored = context.storage.get(lastUsedChain)
    if (typeof stored === 'number') return stored
    // The last one was of another family.
    const { networks, selected } = context.getState().network
    const id = selected[namespace] ?? networks.find((one) => one.chainNamespace === namespace)?.caipNetworkId
    return Number(id?.slice(namespace.length + 1) ?? 1)
  }
  const load = async () => {
    const user = await access.getUser(chain())
    address = user.address
    // [FRM-13] Where calls may be sent by a smart account; nothing waits for it.
    client
      .ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
      .catch((cause: unknown) => context.logger.info('The frame names no smart accounts', cause))
    return [user.address]
  }
  listeners.on('accountsChanged', (accounts: readonly string[]) => {
    address = accounts[0]
  })
  const leave = async () => {
    address = undefined
    await access.release(namespace)
    return null
  }
  const answer = async (method: string, params: unknown): Promise<unknown> => {
    const [first] = Array.isArray(params) ? params : []
    switch (method) {
      case 'eth_requestAccounts':
        return load()
      case 'eth_accounts':
        if (address) return [address]
        return (await access.isSignedIn()) ? load() : []
      case 'eth_chainId':
        return `0x${chain().toString(16)}`
      case 'wallet_switchEthereumChain': {
        const chainId = Number(fieldsOf(first).chainId)
        await client.ask('SWITCH_NETWORK', { chainId })
        listeners.emit('chainChanged', `0x${chain().toString(16)}`)
        return null
      }
      case 'wallet_addEthereumChain':
        throw providerUnsupportedMethod()
      case 'wallet_revokePermissions':
        // The site gives up the accounts; permissions of smart sessions are the frame's.
        if ('eth_accounts' in fieldsOf(first)) return leave()
    }
    return access.relay({ method, params, chainId: chain() })
  }
  return {
    on: listeners.on,
    removeListener: listeners.removeListener,
    async request({ method, params }) {
      try {
        return await answer(method, params)
      } catch (cause) {
        // Sites know a rejection by its number. The frame names it by our code.
        throw userRejected.is(cause) ? toProviderError(userRejected({}, { cause })) : cause
      }
    },
    disconnect: leave,
  }
}
