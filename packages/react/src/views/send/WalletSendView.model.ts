import { fetchPortfolio, hasGateway, pushView } from '@latchkey/core'
import { memoRequired } from '@latchkey/protocol'
import { useEffect } from 'react'
import type { ViewProps } from '../ViewProps'
import { useAddressBook } from './useAddressBook'
import { useAmount } from './useAmount'
import { useFee } from './useFee'
import { useReceiver } from './useReceiver'
import { useReceiverChoices } from './useReceiverChoices'
import { useSendPlace } from './useSendPlace'

/** [SND-5] What the send view shows: receiver, token, amount and fee, and what is still missing. */
export function useWalletSend(_props: ViewProps<'WalletSend'>) {
  const place = useSendPlace()
  const { latchkey, own, send, address, none, origins } = place
  const { label, isReady, receiver, isQuoting, isComparisonNeeded } = send
  // Prices and balances, for the amount in the currency.
  useEffect(() => {
    if (address !== null && hasGateway(latchkey)) void fetchPortfolio(latchkey)
  }, [latchkey, address])
  const to = useReceiver(place)
  const choices = useReceiverChoices(place)
  const book = useAddressBook(place)
  const amount = useAmount(place)
  const fee = useFee(place)
  const { actions } = place
  const isComparing = label === 'preview' && isComparisonNeeded
  return {
    none,
    origins,
    choices,
    form: to && book && amount && fee ? { to, book, amount, fee } : null,
    /** A note, where the receiver demands one or a link brought one. */
    memo:
      own && actions && (send.memo !== '' || memoRequired.is(send.quoteError))
        ? { label: own.t('send.memo'), value: send.memo, set: actions.setMemo }
        : null,
    loading: own?.t('send.tokens.loading') ?? '',
    next: {
      text: own?.t(isComparing ? 'send.label.compare' : `send.label.${label}`) ?? '',
      isDisabled: !isReady,
      isBusy: label === 'preview' && !isComparing && (isQuoting || receiver.status === 'reading'),
      run: () => {
        if (isReady) pushView(latchkey, 'WalletSendPreview')
      },
    },
  }
}
