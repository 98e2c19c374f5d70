import type { TransferQuote } from '@latchkey/core'
import type { Explanation } from '@latchkey/explain'
import { useEffect, useMemo, useState } from 'react'
import { useLazily } from '../../loader/useLazily'
import type { SendPlace } from './useSendPlace'

const loadSaid = () => import('../explain/SaidTransfer').then(({ SaidTransfer }) => SaidTransfer)

type Request = NonNullable<TransferQuote['request']>

/** What changes when the transfer does, and not with every new quote of the same. */
function keyOf(quote: TransferQuote | null): string {
  return quote?.request ? `${quote.to}|${quote.amount}|${quote.speed}|${JSON.stringify(quote.asset)}` : ''
}

/** Returns what the wallet will be asked, explained; null while nobody knows, or if the site doesn't want it. */
export function useTransferMeaning({ latchkey, namespace, network, send }: SendPlace) {
  const { quote, memo } = send
  const isWanted = latchkey.options.explain !== 'off'
  const key = isWanted ? keyOf(quote) : ''
  const [found, setFound] = useState<{ readonly key: string; readonly explanation: Explanation }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request
  useEffect(() => {
    if (key === '' || !quote?.request) return
    let isCurrent = true
    const request: Request = quote.request
    latchkey.explain(request).then(
      (explanation) => {
        if (isCurrent) setFound({ key, explanation })
      },
      // The form's own words are enough to go on.
      (cause: unknown) => latchkey.logger.info('Could not explain a transfer', cause),
    )
    return () => {
      isCurrent = false
    }
  }, [latchkey, key])
  const preview = useMemo(() => quote && { ...quote, namespace, memo }, [quote, namespace, memo])
  const Said = useLazily(key !== '', loadSaid)
  return Said && preview && found && found.key === key
    ? { Said, of: { explanation: found.explanation, network: network ?? undefined, preview } }
    : null
}
