import {
  isCaipAddress,
  isChecksummed,
  type OnrampAsset,
  onrampReceiverInvalid,
  parseAddress,
} from '@latchkey/protocol'
import { isAddressOf } from '../../account/isAddressOf'
import type { Nodes } from '../../rpc/Nodes'

const nobody = /^0x0{40}$/

/** Returns the plain address of a receiver on the chain of an asset. @throws onrampReceiverInvalid */
export function checkReceiver(
  nodes: Pick<Nodes, 'find'>,
  { chainId }: Pick<OnrampAsset, 'chainId'>,
  receiver: string,
): string {
  if (!isCaipAddress(receiver)) throw onrampReceiverInvalid({ chainId })
  const { namespace, chainId: reference, address } = parseAddress(receiver)
  const isRight =
    `${namespace}:${reference}` === chainId &&
    isAddressOf(nodes.find(chainId), address) &&
    (namespace !== 'eip155' || (isChecksummed(address) && !nobody.test(address)))
  if (!isRight) throw onrampReceiverInvalid({ chainId })
  return address
}
