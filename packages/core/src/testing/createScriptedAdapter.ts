import { cannotSwitch, type Namespace, type NetworkId, userRejected } from '@latchkey/protocol'
import type { ChainAdapter, FamilyTraits, WalletChange, WalletReport } from '../ports/ChainAdapter'
import type { Connector } from '../ports/Connector'

/** A function answers by what it throws, or approves. */
type Answer = 'approve' | 'reject' | 'hang' | 'empty' | 'throw-string' | (() => void)

/** A scripted wallet behind the port. */
export type ScriptedWallet = {
  readonly connector: Connector
  accounts: string[]
  networkId: NetworkId
  isAuthorised: boolean
  answer: Answer
  asked: number
  revoke: 'ok' | 'fail' | 'hang'
  /** Answers pending requests. */
  settle(answer: 'approve' | 'reject'): void
  tell(change: WalletChange): void
}

export type ScriptedAdapter = ChainAdapter & {
  addWallet(id: string, changes?: Partial<Connector>): ScriptedWallet
  /** The wallet reports something by itself. */
  tell(id: string, change: WalletChange): void
  readonly switched: NetworkId[]
}

/** The traits of the real families, to test rules without their adapters. */
const scriptedTraits: { readonly [N in Namespace]: FamilyTraits } = {
  eip155: {
    names: true,
    nfts: true,
    history: true,
    worth: true,
    siwe: true,
    commonNetworkId: 'eip155:1',
  },
  solana: { history: true },
  bip122: { history: true },
  polkadot: { noPaymentLinks: true },
}

/** A chain adapter without a chain, to test core's own rules. */
export function createScriptedAdapter(
  namespace: Namespace = 'eip155',
  { canSwitch = true } = {},
): ScriptedAdapter {
  const wallets = new Map<unknown, ScriptedWallet>()
  const connectors: Connector[] = []
  const listeners = new Map<unknown, Set<(change: WalletChange) => void>>()
  const hanging: { wallet: ScriptedWallet; settle: (answer: 'approve' | 'reject') => void }[] = []
  const switched: NetworkId[] = []
  let found: ((connector: Connector) => void) | undefined
  const walletOf = (connector: Connector): ScriptedWallet => {
    const wallet = wallets.get(connector.provider)
    if (!wallet) throw cannotSwitch({ id: 'eip155:0' })
    return wallet
  }
  const report = (wallet: ScriptedWallet): WalletReport => ({
    accounts: wallet.isAuthorised
      ? wallet.accounts.map((address) => ({ address, type: 'eoa' as const }))
      : [],
    networkId: wallet.networkId,
  })
  const approve = (wallet: ScriptedWallet) => {
    wallet.isAuthorised = true
    return report(wallet)
  }

  return {
    namespace,
    label: 'scripted',
    traits: scriptedTraits[namespace],
    switched,
    addWallet(id, changes = {}) {
      const connector: Connector = {
        id,
        name: id,
        type: 'ANNOUNCED',
        chain: namespace,
        info: { rdns: id },
        provider: { id },
        ...changes,
      }
      const wallet: ScriptedWallet = {
        connector,
        accounts: ['0xA1', '0xA2'],
        networkId: `${namespace}:1`,
        isAuthorised: false,
        answer: 'approve',
        asked: 0,
        revoke: 'ok',
        settle: (answer) => {
          for (const waiting of hanging.splice(0)) waiting.settle(answer)
        },
        tell: (change) => {
          for (const listener of listeners.get(connector.provider) ?? []) listener(change)
        },
      }
      wallets.set(connector.provider, wallet)
      connectors.push(connector)
      found?.(connector)
      return wallet
    },
    tell(id, change) {
      for (const wallet of wallets.values()) if (wallet.connector.id === id) wallet.tell(change)
    },
    discover(context) {
      found = context.found
      for (const connector of connectors) context.found(connector)
      return () => {
        found = undefined
      }
    },
    async connect({ connector, silent }) {
      const wallet = walletOf(connector)
      if (silent) return report(wallet)
      wallet.asked += 1
      if (typeof wallet.answer === 'function') wallet.answer()
      if (wallet.answer === 'approve' || typeof wallet.answer === 'function') return approve(wallet)
      if (wallet.answer === 'empty') return { accounts: [], networkId: wallet.networkId }
      if (wallet.answer === 'throw-string') throw 'wallet broke'
      if (wallet.answer === 'reject') throw userRejected()
      return new Promise((resolve, reject) => {
        hanging.push({
          wallet,
          settle: (yes) => (yes === 'approve' ? resolve(approve(wallet)) : reject(userRejected())),
        })
      })
    },
    watch(connector, changed) {
      const set = listeners.get(connector.provider) ?? new Set()
      listeners.set(connector.provider, set.add(changed))
      return () => set.delete(changed)
    },
    async disconnect(connector) {
      const wallet = walletOf(connector)
      if (wallet.revoke === 'fail') throw userRejected()
      if (wallet.revoke === 'hang') await new Promise(() => undefined)
      wallet.isAuthorised = false
    },
    signMessage: async ({ message, address }) => `signed ${message} by ${address}`,
    getBalance: async () => ({ value: '1234.5678', symbol: 'ETH', decimals: 18 }),
    can: canSwitch
      ? {
          async switchNetwork({ connector, network }) {
            const wallet = walletOf(connector)
            if (wallet.answer === 'reject') throw userRejected()
            wallet.networkId = network.caipNetworkId
            switched.push(network.caipNetworkId)
            return report(wallet)
          },
        }
      : {},
  }
}
