import { pushView } from '@latchkey/core'
import { fromBaseUnits } from '@latchkey/protocol'
import { decimalMarkIn, formatHeld } from '../account/formatHeld'
import { formatValue } from '../account/formatValue'
import { plainName } from '../account/plainName'
import { formatExact } from './formatExact'
import { isLoaded, type SendPlace } from './useSendPlace'

/** The currency of prices. */
const currency = 'USD'

/** [SND-5] What the form shows about token and amount. */
export function useAmount(place: SendPlace) {
  if (!isLoaded(place)) return null
  const { latchkey, own, actions, send } = place
  const { t, locale } = own
  const { token, quote, isInCurrency, isMax, tokenAmount, currencyAmount } = send
  const symbol = token ? plainName(token.symbol) : ''
  // A single collectible has no amount to enter.
  const isSingle = token?.asset.kind === 'nft' && token.asset.standard === 'erc721'
  const typed = isMax ? (tokenAmount ?? '') : send.amount
  const held = token && quote ? formatHeld(locale, fromBaseUnits(quote.balance, token.decimals)) : null
  const worth = currencyAmount === null ? null : formatValue(locale, Number(currencyAmount))
  const inToken = token && send.units !== null ? formatExact(locale, send.units, token.decimals) : null
  const other = isInCurrency ? `${inToken ?? '0'} ${symbol}` : (worth ?? formatValue(locale, 0) ?? '')

  return {
    token: token && {
      symbol,
      name: plainName(token.name),
      image: token.iconUrl,
      label: t('send.token.change', { symbol }),
    },
    choose: () => pushView(latchkey, 'WalletSendSelectToken'),
    chooseText: t('send.token'),
    heading: t('send.amount'),
    isSingle,
    field: {
      label: t('send.amount.of', { symbol: isInCurrency ? currency : symbol }),
      // The visitor's decimal mark. What is read accepts both.
      value: decimalMarkIn(locale) === ',' ? typed.replace('.', ',') : typed,
      set: (text: string) => actions.setAmount(text),
      isBusy: isMax && tokenAmount === null,
      prefix: isInCurrency ? '$' : null,
      isWrong: send.label === 'incorrect-value' || send.label === 'insufficient-funds',
    },
    balance: held === null ? null : t('send.balance', { amount: `${held} ${symbol}` }),
    /** [SND-5] Only once the fee is known. */
    max:
      token && !isSingle
        ? {
            text: t('send.max'),
            label: quote ? t('send.max.label') : t('send.max.wait'),
            isDisabled: quote === null || quote.max === 0n,
            isChosen: isMax,
            run: () => actions.setMax(),
          }
        : null,
    unit:
      token && token.price !== null
        ? {
            text: `≈ ${other}`,
            label: t('send.switchUnit', { unit: isInCurrency ? symbol : currency }),
            run: () => actions.toggleCurrency(),
          }
        : null,
  }
}
