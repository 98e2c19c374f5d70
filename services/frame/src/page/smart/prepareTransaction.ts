import { callReverted, fieldsOf } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import type { Preparation } from '../messages/rpc/Preparation'
import { type Prepared, prepareRequest } from '../messages/rpc/prepareRequest'
import { readQuantity, toQuantity } from '../messages/rpc/readQuantity'
import { readHex } from '../messages/rpc/readTransaction'
import { refuseForeign } from '../messages/rpc/refuseForeign'
import { refuseNested } from '../messages/rpc/refuseNested'
import type { ShownCall } from './CallsForm'
import { findSponsor, type Sponsorship } from './findSponsor'
import { readDelegation } from './readDelegation'
import { reasonOf } from './reasonOf'
import type { SmartSender } from './SmartSender'
import { smartNetworks } from './smartNetworks'
import { toPrepared } from './toPrepared'

/**
 * Prepares a transaction as one call of the smart account if the operator pays for it, else as the ordinary transaction
 * that the visitor pays for. @throws what prepareRequest throws
 */
export async function prepareTransaction(
  frame: FramePage,
  preparation: Preparation,
  refused: unknown,
): Promise<Prepared> {
  const { addresses, chain, ask, params } = preparation
  const account = addresses.eip155
  const call = readCall(params, account, BigInt(chain.slice('eip155:'.length)))
  let refusal = refused === undefined ? undefined : reasonOf(refused)
  if (call && !refusal) {
    const delegation = await readDelegation(ask, account)
    const sender: SmartSender = { account, chain, calls: [call], isUpgrade: delegation === 'none', ask }
    const found = delegation === 'other' ? undefined : await find(frame, sender)
    if (found?.operation) return toPrepared(sender, found, { payer: 'operator' })
    refusal = found?.refusal
  }
  return { ...(await prepareRequest(preparation)), payment: { payer: 'account', refusal } }
}

async function find(frame: FramePage, sender: SmartSender): Promise<Sponsorship | undefined> {
  const network = (await smartNetworks(frame)).find(({ chainId }) => chainId === sender.chain)
  if (!network?.sponsor) return undefined
  return findSponsor(frame, sender, network).catch((cause: unknown) => {
    // The node says what's wrong with it, as for any transaction.
    if (callReverted.is(cause)) return undefined
    throw cause
  })
}

/** A transaction as a call; undefined for what only a transaction can do: create a contract, or have a nonce or access list. */
function readCall(params: unknown, account: string, chainId: bigint): ShownCall | undefined {
  const [first, ...more] = Array.isArray(params) ? params : []
  const given = fieldsOf(first)
  refuseForeign(given, account, chainId)
  const { to, value, data, input = data, nonce, accessList } = given
  if (more.length > 0 || nonce !== undefined || accessList !== undefined || input !== (data ?? input))
    return undefined
  const target = readHex(to === '0x' || to === '' ? undefined : to, 'to', 20)
  if (!target) return undefined
  const call: ShownCall = {
    to: target,
    value: toQuantity(readQuantity(value, 'value') ?? 0n),
    data: readHex(input, 'data') ?? '0x',
  }
  refuseNested(call, account)
  return call
}
