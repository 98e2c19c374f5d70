import { isEvmAddress, paymentLinkInvalid } from '@latchkey/protocol'
import type { PaymentLink } from './PaymentLink'
import { readWhole } from './readLinkNumber'
import { readQuery } from './readQuery'

const parts = /^(?:pay-)?([^@/?]+)(?:@([^/?]*))?(?:\/([^?]*))?(?:\?(.*))?$/s

/** An address, or a name with a dot. @throws paymentLinkInvalid */
function readTarget(text: string | undefined): string {
  const target = text ?? ''
  if (isEvmAddress(target) || (/^[^\s:]+\.[^\s:]+$/.test(target) && target.length <= 255)) return target
  throw paymentLinkInvalid({ reason: 'no receiver' })
}

/** [ERC-681] `ethereum:[pay-]<target>[@chain][/transfer][?…]`. Only payments: no other call of a contract. @throws paymentLinkInvalid */
export function parseEthereumLink(rest: string): PaymentLink {
  const [, target, chain, call, query = ''] = parts.exec(rest) ?? []
  const fields = readQuery(query)
  const to = readTarget(target)
  if (chain !== undefined && !/^[1-9]\d{0,15}$/.test(chain))
    throw paymentLinkInvalid({ reason: 'a wrong chain id' })
  const link = {
    namespace: 'eip155',
    networkId: chain === undefined ? null : (`eip155:${chain}` as const),
    label: null,
    message: null,
    memo: null,
  } as const
  const value = fields.get('value')
  if (call === undefined || call === '')
    return {
      ...link,
      to,
      asset: { kind: 'native' },
      amount: value === undefined ? null : { units: readWhole(value) },
    }
  if (call !== 'transfer') throw paymentLinkInvalid({ reason: 'it calls a contract' })
  // The target is the token here; who gets it is a field. A value on top would be lost.
  if (value !== undefined && readWhole(value) !== 0n)
    throw paymentLinkInvalid({ reason: 'it sends two things' })
  if (!isEvmAddress(to)) throw paymentLinkInvalid({ reason: 'the token has no address' })
  const units = fields.get('uint256')
  return {
    ...link,
    to: readTarget(fields.get('address')),
    asset: { kind: 'token', token: to },
    amount: units === undefined ? null : { units: readWhole(units) },
  }
}
