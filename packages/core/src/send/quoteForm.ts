import { assetUnreadable, isLatchkeyError, type LatchkeyError, sendFailed } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { unitsOf } from './getSend'
import { getSender, type Sender } from './getSender'
import { readNodes } from './readNodes'
import type { SendToken } from './SendState'
import { formChanged } from './transitions'

/** Errors as the form keeps them. */
export function asError(cause: unknown): LatchkeyError {
  return isLatchkeyError(cause) ? cause : sendFailed({}, { cause })
}

/**
 * Compares a token's decimals with those on the chain, once for each token. With wrong ones, from whoever listed the
 * token, the visitor would send another amount than the one shown. @throws assetUnreadable, requestTimeout, httpStatus, networkFailure
 */
async function checkDecimals(
  latchkey: Latchkey,
  { network, address, transfers }: Sender,
  token: SendToken,
  checked: WeakSet<SendToken>,
): Promise<void> {
  const { asset } = token
  if (asset.kind === 'nft' || checked.has(token)) return
  const { decimals } =
    asset.kind === 'native'
      ? network.nativeCurrency
      : await readNodes(latchkey, network, (at) => transfers.readAsset({ network: at, address, asset }))
  if (decimals !== token.decimals)
    throw assetUnreadable({ token: asset.kind === 'token' ? asset.token : token.symbol })
  checked.add(token)
}

/**
 * [SND-5] Asks what the form would cost, for the real receiver once it is known; before that for the account itself, so
 * the fee can be shown. `isCurrent` says whether the form still asks the same; `checked` holds the tokens whose
 * decimals are known to be right. Never throws.
 */
export async function quoteForm(
  latchkey: Latchkey,
  isCurrent: () => boolean,
  checked: WeakSet<SendToken>,
): Promise<void> {
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
    const [quote] = await Promise.all([
      readNodes(latchkey, sender.network, (network) =>
        transfers.quote({ ...request, network, ...(memo ? { memo } : {}) }),
      ),
      checkDecimals(latchkey, sender, token, checked),
    ])
    if (isCurrent()) store.send(formChanged, { quote, isProvisional, isQuoting: false, quotedAt: host.now() })
  } catch (cause) {
    latchkey.logger.info('Could not price a transfer', cause)
    if (isCurrent())
      store.send(formChanged, { quote: null, quotedAt: null, quoteError: asError(cause), isQuoting: false })
  }
}
