import { callStatusNotApproved, httpStatus, isRecord, userOperationReceiptFailed } from '@latchkey/protocol'
import { postCall } from '@latchkey/rpc'
import { grants } from '../namespaces/grants'
import type { Session } from '../store/SignerState'
import { askNode } from './askNode'
import { askWallet } from './askWallet'
import { grantedChain } from './deprecatedChains'
import type { SentCalls } from './openProviderMemory'
import { ownValue } from './ownValue'
import type { ProviderCall } from './ProviderCall'
import type { ProviderContext, ProviderSigner } from './ProviderContext'
import { toHexChain } from './toHexChain'

/** Lists the wallet's bundlers in order: by name at the gateway, then by URL. */
function bundlersOf(
  { gateway, projectId }: ProviderContext,
  session: Session,
  chain: string,
): readonly string[] {
  const name = ownValue(session.sessionProperties ?? {}, 'bundler_name')
  const address = ownValue(session.sessionProperties ?? {}, 'bundler_url')
  const query = new URLSearchParams({ projectId: projectId ?? '', chainId: chain, bundler: String(name) })
  const byName = gateway && name ? [`${gateway.replace(/\/+$/, '')}/v1/bundler?${query}`] : []
  // The URL comes from the wallet and only sees calls that the wallet sent. But it isn't the site's, so require https
  // (no host in the visitor's local network, no tampering) and send no credentials or referrer, see
  // `askBundler`.
  const isGood = typeof address === 'string' && /^https:\/\/[^@]+$/i.test(address) && URL.canParse(address)
  return isGood ? [...byName, address] : byName
}

const init: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' }

async function askBundler(context: ProviderContext, url: string, id: unknown): Promise<unknown> {
  try {
    const fetch: ProviderContext['fetch'] = (...request) => context.fetch(...request)
    const call = { method: 'eth_getUserOperationReceipt', params: [id] }
    return await postCall(url, call, { fetch, init, timeoutMs: 15_000 })
  } catch (cause) {
    if (!httpStatus.is(cause)) throw cause
    throw userOperationReceiptFailed({ status: cause.values.status }, { cause })
  }
}

/** EIP-5792: 100 pending, 200 done, 500 all reverted, 600 some. */
function statusOf(receipts: readonly unknown[]): number {
  const good = receipts.filter((receipt) => isRecord(receipt) && receipt.status === '0x1').length
  if (receipts.some((receipt) => !isRecord(receipt))) return 100
  if (good === receipts.length) return 200
  return good === 0 ? 500 : 600
}

async function readReceipts(context: ProviderContext, { id, chain, hashes }: SentCalls): Promise<unknown> {
  const method = 'eth_getTransactionReceipt'
  const receipts = await Promise.all(
    hashes.map((hash) => askNode(context, chain, { method, params: [hash] })),
  )
  const chainId = toHexChain(chain)
  const found = receipts.filter(isRecord)
  return { version: '2.0.0', id, chainId, status: statusOf(receipts), atomic: false, receipts: found }
}

/**
 * [EVM-4] Gets the status of calls: from the wallet's bundler by name, then by URL, then from the reported
 * transactions, then from the wallet. A failed step leads to the next. @throws callStatusNotApproved and what `signer.request` throws
 */
export async function getCallsStatus(
  context: ProviderContext,
  signer: ProviderSigner,
  session: Session,
  call: ProviderCall,
): Promise<unknown> {
  const [id]: readonly unknown[] = Array.isArray(call.params) ? call.params : []
  const chain = grantedChain(session, call.chain)
  const sent = context.memory.read().calls.find((each) => each.id === id)
  const steps = [
    ...bundlersOf(context, session, chain).map((url) => () => askBundler(context, url, id)),
    ...(sent ? [() => readReceipts(context, sent)] : []),
  ]
  for (const step of steps) {
    try {
      return await step()
    } catch {
      // Try the next one.
    }
  }
  if (!grants(session.namespaces, chain)?.methods.has(call.method)) throw callStatusNotApproved()
  return askWallet(signer, session, call)
}
