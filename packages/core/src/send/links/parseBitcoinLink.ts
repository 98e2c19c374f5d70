import { paymentLinkInvalid } from '@latchkey/protocol'
import type { PaymentLink } from './PaymentLink'
import { readPlainDecimal } from './readLinkNumber'
import { readQuery } from './readQuery'
import { shortText } from './shortText'

/** BIP-321: addresses by network, where a link also offers other ways to pay. */
const addressFields = ['bc', 'tb', 'bcrt']

/** [BIP-21] [BIP-321] `bitcoin:<address>[?amount=…&label=…&message=…]`. @throws paymentLinkInvalid */
export function parseBitcoinLink(rest: string): PaymentLink {
  const [address = '', query = ''] = rest.split(/\?(.*)/s)
  const written = readQuery(query)
  const fields = new Map([...written].map(([name, value]) => [name.toLowerCase(), value]))
  if (fields.size < written.size) throw paymentLinkInvalid({ reason: 'a field is given twice' })
  const needed = [...fields.keys()].find((name) => name.startsWith('req-'))
  if (needed) throw paymentLinkInvalid({ reason: `it needs ${needed.slice(0, 40)}` })
  const offered = addressFields.flatMap((name) => fields.get(name) ?? [])
  const to = address || offered[0]
  if (!to) throw paymentLinkInvalid({ reason: 'no receiver' })
  const amount = fields.get('amount')
  return {
    namespace: 'bip122',
    networkId: null,
    to,
    asset: { kind: 'native' },
    amount: amount === undefined ? null : { decimal: readPlainDecimal(amount, 8) },
    label: shortText(fields.get('label')),
    message: shortText(fields.get('message')),
    memo: null,
  }
}
