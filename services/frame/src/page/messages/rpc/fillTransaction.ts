import { fieldsOf, replacementRefused } from '@latchkey/protocol'
import { requestInvalid } from '../../errors'
import { askQuantity } from './askQuantity'
import type { Preparation } from './Preparation'
import { readQuantity, toQuantity } from './readQuantity'
import { readAccessList, readHex } from './readTransaction'
import { refuseForeign } from './refuseForeign'

type Ask = Preparation['ask']

/** The account and network of a transaction, and a node to ask. */
export type Sender = { readonly account: string; readonly chainId: bigint; readonly ask: Ask }

/** What a validator gets where the node doesn't say: 1 gwei. */
const usualTip = 1_000_000_000n

/**
 * Fills what a site left out of a transaction: nonce, gas and fees. The result is what the visitor sees and what is
 * signed. @throws requestInvalid, delegationRefused, replacementRefused, the node's error
 */
export async function fillTransaction(value: unknown, { account, chainId, ask }: Sender): Promise<object> {
  const given = fieldsOf(value)
  refuseForeign(given, account, chainId)
  const to = readHex(given.to === '0x' || given.to === '' ? undefined : given.to, 'to', 20)
  const data = readHex(given.data ?? given.input, 'data') ?? '0x'
  // Some nodes read one, some the other.
  if (given.input !== undefined && given.input !== null && given.input !== (given.data ?? given.input))
    throw requestInvalid({ reason: 'data and input differ' })
  if (!to && data === '0x') throw requestInvalid({ reason: 'to' })
  const accessList = readAccessList(given.accessList)
  const call = {
    from: account,
    ...(to ? { to } : {}),
    value: toQuantity(readQuantity(given.value, 'value') ?? 0n),
    data,
    ...(accessList ? { accessList } : {}),
  }
  const [nonce, gas, fees] = await Promise.all([
    readNonce(readQuantity(given.nonce, 'nonce'), account, ask),
    readQuantity(given.gas ?? given.gasLimit, 'gas') ?? estimate(ask, call),
    readFees(given, ask, accessList !== undefined),
  ])
  return { ...call, chainId: toQuantity(chainId), nonce: toQuantity(nonce), gas: toQuantity(gas), ...fees }
}

/** A number that is taken already would replace what the visitor sent before. @throws replacementRefused */
async function readNonce(given: bigint | undefined, account: string, ask: Ask): Promise<bigint> {
  const next = await askQuantity(ask, 'eth_getTransactionCount', [account, 'pending'])
  if (given !== undefined && given < next) throw replacementRefused()
  return given ?? next
}

/** A quarter more than a node's estimate for calls: their cost depends on what is mined before them. */
async function estimate(ask: Ask, call: { readonly data: string }): Promise<bigint> {
  const gas = await askQuantity(ask, 'eth_estimateGas', [call])
  return call.data === '0x' ? gas : (gas * 5n) / 4n
}

async function readFees(
  given: Readonly<Record<string, unknown>>,
  ask: Ask,
  hasAccessList: boolean,
): Promise<Readonly<Record<string, string>>> {
  const old = { type: hasAccessList ? '0x1' : '0x0' }
  const gasPrice = readQuantity(given.gasPrice, 'gasPrice')
  const most = readQuantity(given.maxFeePerGas, 'maxFeePerGas')
  const tip = readQuantity(given.maxPriorityFeePerGas, 'maxPriorityFeePerGas')
  if (gasPrice !== undefined) {
    if (most !== undefined || tip !== undefined) throw requestInvalid({ reason: 'gasPrice and maxFeePerGas' })
    return { ...old, gasPrice: toQuantity(gasPrice) }
  }
  const base = readQuantity(
    fieldsOf(await ask('eth_getBlockByNumber', ['latest', false])).baseFeePerGas,
    'baseFee',
  )
  if (base === undefined) return { ...old, gasPrice: toQuantity(await askQuantity(ask, 'eth_gasPrice', [])) }
  // Some nodes lack the method.
  const wanted = tip ?? (await askQuantity(ask, 'eth_maxPriorityFeePerGas', []).catch(() => usualTip))
  const limit = most ?? base * 2n + wanted
  return {
    type: '0x2',
    maxFeePerGas: toQuantity(limit),
    maxPriorityFeePerGas: toQuantity(wanted < limit || tip !== undefined ? wanted : limit),
  }
}
