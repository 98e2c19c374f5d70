import { type getDescriptors as contract, isEvmAddress } from '@latchkey/protocol'
import type { Handler } from '../../http/Route'
import { refusals } from '../../http/refusals'
import { sendCachedReply } from '../../http/sendCachedReply'
import type { Services } from '../../Services'

/** Returns the descriptors of a contract. */
export function getDescriptors({ descriptors }: Pick<Services, 'descriptors'>): Handler<typeof contract> {
  return async ({ params: { address }, query: { kind }, context }) => {
    const [namespace, chain = '', contract] = address.split(':')
    if (namespace !== 'eip155' || !/^[1-9]\d{0,15}$/.test(chain) || !isEvmAddress(contract))
      throw refusals.malformedAddress({ address: address.slice(0, 100) })
    return sendCachedReply(context, await descriptors(address.toLowerCase(), kind))
  }
}
