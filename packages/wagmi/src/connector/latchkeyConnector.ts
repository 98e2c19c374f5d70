import { type Latchkey, lazy } from '@latchkey/core'
import { notConnected } from '@latchkey/protocol'
import { getEvmConnection } from './getEvmConnection'
import { tellWagmi } from './tellWagmi'
import { toText } from './toText'
import type {
  ConnectedAccounts,
  ConnectParameters,
  CreateWagmiConnector,
  WagmiAccounts,
} from './WagmiConnector'
import { watchRender } from './watchRender'

/** The id of our connector in wagmi. */
export const latchkeyConnectorId = 'latchkey'

/**
 * A connector for wagmi: whatever is connected in Latchkey is connected in wagmi, and the other way round. wagmi's
 * `connect` opens the modal. It keeps nothing: each answer comes from the instance.
 */
export function latchkeyConnector(latchkey: Latchkey): CreateWagmiConnector {
  const connectWallet = lazy(async () => (await import('./connectWallet')).connectWallet, latchkey)
  const askChainId = lazy(async () => (await import('./askChainId')).askChainId)
  const switchChain = lazy(async () => (await import('./switchChain')).switchChain, latchkey)
  const current = (): WagmiAccounts => {
    const connection = getEvmConnection(latchkey.getState())
    if (!connection) throw notConnected({ namespace: 'eip155' })
    return connection
  }
  const ignore = () => undefined
  const render = watchRender(latchkey.host)

  return ({ chains, emitter }) => ({
    id: latchkeyConnectorId,
    name: 'Latchkey',
    type: latchkeyConnectorId,
    async setup() {
      // A server may create a config for each request, and wagmi has no way to end one.
      if (!latchkey.host.isBrowser) return
      const isRestoring = !latchkey.getState().initialized
      // wagmi calls this before it can hear anything.
      await Promise.resolve()
      // The server knew no wallet of an earlier visit.
      if (isRestoring) await render.done
      const seen = (state: ReturnType<Latchkey['getState']>) => toText(getEvmConnection(state))
      latchkey.subscribe(seen, () => tellWagmi(latchkey, emitter))
      tellWagmi(latchkey, emitter)
    },
    async connect<W extends boolean = false>({ withCapabilities, ...wanted }: ConnectParameters<W> = {}) {
      const { accounts, chainId } = await connectWallet(wanted)
      const listed = withCapabilities ? accounts.map((address) => ({ address, capabilities: {} })) : accounts
      // Which of the two wagmi wants follows from the parameter.
      return { accounts: listed as ConnectedAccounts<W>, chainId }
    },
    async disconnect() {
      await latchkey.disconnect('eip155')
      // A wallet may have connected while another one revoked. wagmi now drops what it heard meanwhile, then hears it again.
      setTimeout(() => tellWagmi(latchkey, emitter))
    },
    getAccounts: async () => current().accounts,
    async getChainId() {
      const { chainId } = current()
      return (await askChainId(latchkey)) ?? chainId
    },
    async getProvider() {
      // After a reload, wagmi asks this first of all: before the wallet has answered, and while React renders.
      render.begin()
      await Promise.all([latchkey.ready, render.done])
      return latchkey.getProvider('eip155')
    },
    async isAuthorized() {
      await latchkey.ready
      return getEvmConnection(latchkey.getState()) !== null
    },
    switchChain: (request) => switchChain(chains, request),
    // The adapter listens to the wallet, and the instance reports what changed.
    onAccountsChanged: ignore,
    onChainChanged: ignore,
    onDisconnect: ignore,
  })
}
