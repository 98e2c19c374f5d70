import { callReverted, fieldsOf } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import type { Preparation } from '../messages/rpc/Preparation'
import { type Prepared, prepareRequest } from '../messages/rpc/prepareRequest'
import { readQuantity, toQuantity } from '../messages/rpc/readQuantity'
import { readHex } from '../messages/rpc/readTransaction'
import { refuseForeign } from '../messages/rpc/refuseForeign'
import { refuseNested } from '../messages/rpc/refuseNested'
import type { ShownCall } from './CallsForm'
import { cancelledKey } from './cancelledKey'
import { findSponsor, type Sponsorship } from './findSponsor'
import { payOneself } from './payOneself'
import { readDelegation } from './readDelegation'
import { reasonOf } from './reasonOf'
import type { SmartSender } from './SmartSender'
import { smartNetworks } from './smartNetworks'
import { toPrepared } from './toPrepared'

/**
 * Prepares a transaction as one call of the smart account if the operator pays for it, else as the ordinary transaction
 * that the visitor pays for. @throws fundsMissing, what prepareRequest throws
 */
export async function prepareTransaction(
  frame: FramePage,
  preparation: Preparation,
  refused: unknown,
): Promise<Prepared> {
  const { addresses, chain, ask, params } = preparation
  const account = addresses.eip155
  const call = readCall(params, account, BigInt(chain.slice('eip155:'.length)))
  const delegation = call ? await readDelegation(ask, account) : 'other'
  let refusal = refused === undefined ? undefined : reasonOf(refused)
  if (call && delegation !== 'other') {
    const cancels = cancelledKey(refused)
    const isUpgrade = delegation === 'none'
    const sender: SmartSender = { account, chain, calls: [call], isUpgrade, cancels, ask }
    // An ordinary transaction can't take back what the visitor signed before.
    if (cancels) return toPrepared(sender, await payOneself(sender), { payer: 'account', refusal })
    const found = refusal ? undefined : await find(frame, sender)
    if (found?.operation) return toPrepared(sender, found, { payer: 'operator' })
    refusal ??= found?.refusal
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
