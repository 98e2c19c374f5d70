import { noWalletInPage } from '../errors'
import type { EsploraTransport } from '../families/bitcoin/BitcoinAccount'
import type { WalletsByFamily } from '../multi/MultiWallet'
import type { RpcTransport } from '../wallet/fetchTransport'
import type { FamilyWallet, Makers } from './PageSetup'

/** The function that the test exposes in the page; the transports define its answers. */
export type CallNode = (kind: 'rpc' | 'esplora', url: string, body: unknown) => Promise<never>

/**
 * Creates a wallet in the page. It reaches its nodes through the test: a real wallet isn't bound by the page's CSP, and
 * its requests aren't the page's. @throws noWalletInPage
 */
export function createInPage(
  { family, options, storage = 'local' }: FamilyWallet,
  makers: Makers,
  callNode: CallNode,
): WalletsByFamily[keyof WalletsByFamily] {
  const rpc: RpcTransport = (url, body) => callNode('rpc', url, body)
  const esplora: EsploraTransport = (url, body) => callNode('esplora', url, body)
  const own = { ...options, ...(storage === 'none' ? {} : { storage }) }
  const wallet = {
    evm: () => makers.evm?.({ ...own, transport: rpc }),
    solana: () => makers.solana?.({ ...own, transport: rpc }),
    bitcoin: () => makers.bitcoin?.({ ...own, transport: esplora }),
    polkadot: () => makers.polkadot?.(own),
  }[family]()
  if (!wallet) throw noWalletInPage()
  return wallet
}
