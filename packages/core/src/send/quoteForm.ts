import { isLatchkeyError, type LatchkeyError, sendFailed } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { unitsOf } from './getSend'
import { getSender } from './getSender'
import { readNodes } from './readNodes'
import { formChanged } from './transitions'

/** Errors as the form keeps them. */
export function asError(cause: unknown): LatchkeyError {
  return isLatchkeyError(cause) ? cause : sendFailed({}, { cause })
}

/**
 * [SND-5] Asks what the form would cost, for the real receiver once it is known; before that for the account itself, so
 * the fee can be shown. `isCurrent` says whether the form still asks the same. Never throws.
 */
export async function quoteForm(latchkey: Latchkey, isCurrent: () => boolean): Promise<void> {
  const { store, host } = latchkey
  const { send, locale } = store.getState()
  const form = send?.form
  if (!form?.token) return
  const { token, speed, memo, isMax, receiver } = form
  store.send(formChanged, { isQuoting: true, quoteError: null })
  try {
    const sender = await getSender(latchkey)
    const { address, connector, transfers, isSponsored } = sender
    const isProvisional = receiver.status !== 'ready' || receiver.address === null
    const to = isProvisional ? address : (receiver.address ?? address)
    const amount = isMax ? ('max' as const) : (unitsOf(form, locale) ?? 0n)
    const request = { connector, address, asset: token.asset, to, amount, speed, isSponsored }
    const quote = await readNodes(latchkey, sender.network, (network) =>
      transfers.quote({ ...request, network, ...(memo ? { memo } : {}) }),
    )
    if (isCurrent()) store.send(formChanged, { quote, isProvisional, isQuoting: false, quotedAt: host.now() })
  } catch (cause) {
    latchkey.logger.info('Could not price a transfer', cause)
    if (isCurrent())
      store.send(formChanged, { quote: null, quotedAt: null, quoteError: asError(cause), isQuoting: false })
  }
}
