import { isSolanaAddress, paymentLinkInvalid } from '@latchkey/protocol'
import type { PaymentLink } from './PaymentLink'
import { readPlainDecimal } from './readLinkNumber'
import { readQuery } from './readQuery'
import { shortText } from './shortText'

/** [Solana Pay] `solana:<recipient>[?amount=…&spl-token=…&label=…&message=…&memo=…]`. A link to a server that writes the transaction is refused. @throws paymentLinkInvalid */
export function parseSolanaLink(rest: string): PaymentLink {
  const [to = '', query = ''] = rest.split(/\?(.*)/s)
  if (/^https?(?::|%3a)/i.test(to))
    throw paymentLinkInvalid({ reason: 'a server would write the transaction' })
  if (!isSolanaAddress(to)) throw paymentLinkInvalid({ reason: 'no receiver' })
  const fields = readQuery(query, ['reference'])
  const token = fields.get('spl-token')
  if (token !== undefined && !isSolanaAddress(token)) throw paymentLinkInvalid({ reason: 'a wrong token' })
  const amount = fields.get('amount')
  return {
    namespace: 'solana',
    networkId: null,
    to,
    asset: token === undefined ? { kind: 'native' } : { kind: 'token', token },
    amount: amount === undefined ? null : { decimal: readPlainDecimal(amount) },
    label: shortText(fields.get('label')),
    message: shortText(fields.get('message')),
    memo: shortText(fields.get('memo')),
  }
}
