import { type LoadedProvider, toProviderError } from '@latchkey/core'
import {
  type FrameUser,
  fieldsOf,
  isSameAddress,
  lastUsedChain,
  providerUnsupportedMethod,
  userRejected,
} from '@latchkey/protocol'
import type { FamilyAccess } from './createFamilyAccess'
import { preferDefault } from './preferDefault'

const namespace = 'eip155'

/** [FRM-15] The embedded wallet as an EVM wallet (EIP-1193). */
export function createEvmProvider(access: FamilyAccess): LoadedProvider {
  const { client, context } = access
  const listeners = access.listeners(namespace)
  let addresses: readonly string[] = []
  /** The accounts and the preferred type, as they were last told. */
  let known = ''

  /** [FRM-11] The last chain of the embedded wallet, without asking the frame. */
  const chain = (): number => {
    const stored = context.storage.get(lastUsedChain)
    if (typeof stored === 'number') return stored
    // The last one was of another family.
    const { networks, selected } = context.getState().network
    const id = selected[namespace] ?? networks.find((one) => one.chainNamespace === namespace)?.caipNetworkId
    return Number(id?.slice(namespace.length + 1) ?? 1)
  }
  const take = (user: FrameUser) => {
    known = JSON.stringify([user.address, user.accounts, user.preferredAccountType])
    addresses = listAddresses(user)
    return addresses
  }
  const load = async (isAsked: boolean) => {
    const user = await access.getUser(chain())
    // [FRM-13] Where calls may be sent by a smart account; nothing waits for it.
    client
      .ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
      .catch((cause: unknown) => context.logger.info('The frame names no smart accounts', cause))
    return take(isAsked ? await preferDefault(access, namespace, user) : user)
  }
  /** [FRM-13] A network may have no smart accounts, so the accounts are asked for again after a switch. */
  const review = async () => {
    const before = known
    try {
      take(await access.getUser(chain()))
      if (known !== before) listeners.emit('accountsChanged', addresses)
    } catch (cause) {
      context.logger.info('Could not ask the frame for the accounts on a network', cause)
    }
  }
  listeners.on('accountsChanged', (accounts: readonly string[]) => {
    addresses = accounts
  })
  const leave = async () => {
    addresses = []
    await access.release(namespace)
    return null
  }
  const answer = async (method: string, params: unknown): Promise<unknown> => {
    const [first] = Array.isArray(params) ? params : []
    switch (method) {
      case 'eth_requestAccounts':
        return load(true)
      case 'eth_accounts':
        if (addresses.length > 0) return addresses
        return (await access.isSignedIn()) ? load(false) : []
      case 'eth_chainId':
        return `0x${chain().toString(16)}`
      case 'wallet_switchEthereumChain': {
        const chainId = Number(fieldsOf(first).chainId)
        await client.ask('SWITCH_NETWORK', { chainId })
        listeners.emit('chainChanged', `0x${chain().toString(16)}`)
        await review()
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

/** [FRM-18] The addresses of the wallet, each once, the one in use first. */
function listAddresses({ address, accounts = [] }: FrameUser): readonly string[] {
  const others = accounts.filter((one) => !isSameAddress(namespace, one.address, address))
  return [address, ...new Set(others.map((one) => one.address))]
}
