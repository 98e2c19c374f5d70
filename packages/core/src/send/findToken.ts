import { isSameAddress } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import type { Sender } from './getSender'
import { readNodes } from './readNodes'
import type { SendToken } from './SendState'
import { toSendToken } from './toSendToken'

/** Finds a token by its address: among those of the account, else on the chain. @throws assetUnreadable, requestTimeout, httpStatus, networkFailure */
export async function findToken(latchkey: Latchkey, sender: Sender, token: string): Promise<SendToken> {
  const { network, address, transfers } = sender
  const { namespace, details } = getAccount(latchkey.getState(), network.chainNamespace)
  const isWanted = ({ asset }: SendToken) =>
    asset.kind === 'token' && isSameAddress(namespace, asset.token, token)
  const held = (details.tokenBalance ?? []).flatMap((balance) => toSendToken(namespace, balance) ?? [])
  const known = held.find(isWanted)
  if (known) return known
  const asset = { kind: 'token', token } as const
  const facts = await readNodes(latchkey, network, (at) =>
    transfers.readAsset({ network: at, address, asset }),
  )
  const { symbol, decimals, name = symbol } = facts
  return { asset, symbol, decimals, name, price: null, iconUrl: null }
}
