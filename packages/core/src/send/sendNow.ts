import { receiverLookAlike, sendIncomplete } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { Asset } from '../ports/Transfers'
import { carryOut } from './carryOut'
import { findReceiver } from './findReceiver'
import { getSender } from './getSender'
import { readUnits } from './readAmount'
import { readNodes } from './readNodes'
import type { SendRequest, StartedTransfer } from './StartedTransfer'
import { startSend } from './startSend'

const native: Asset = { kind: 'native' }

/** [SND-1] [SND-2] Sends without the modal; see `Latchkey.send`. */
export async function sendNow(latchkey: Latchkey, request: SendRequest): Promise<StartedTransfer> {
  const { to, amount, asset = native, namespace, speed = 'normal', memo, isCompared = false } = request
  const sender = await getSender(latchkey, namespace)
  const { network, address, connector, transfers, isSponsored } = sender
  startSend(latchkey)
  if (!to?.trim() || !amount?.trim()) throw sendIncomplete()
  const facts = await readNodes(latchkey, network, (at) =>
    transfers.readAsset({ network: at, address, asset }),
  )
  const units = amount === 'max' ? amount : readUnits(amount, facts.decimals)
  if (units === null || units === 0n) throw sendIncomplete()
  const receiver = await findReceiver(latchkey, sender, to, asset)
  if (receiver.lookAlike?.level === 'block' && !isCompared)
    throw receiverLookAlike({ like: receiver.lookAlike.address })
  const quote = await readNodes(latchkey, network, (at) =>
    transfers.quote({
      connector,
      address,
      network: at,
      asset,
      to: receiver.address,
      amount: units,
      speed,
      isSponsored,
      memo,
    }),
  )
  const token = { symbol: facts.symbol, decimals: facts.decimals, iconUrl: null }
  return carryOut(latchkey, { sender, token, quote, name: receiver.name, isResolved: receiver.isResolved })
}
