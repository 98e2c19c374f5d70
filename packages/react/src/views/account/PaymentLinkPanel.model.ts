import { getAccount, getNetwork, type RequestedPayment, requestPayment } from '@latchkey/core'
import type { TokenBalance } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { plainName } from './plainName'
import type { PanelProps } from './useAssetTexts'

/** The key of the native coin among the tokens. */
const nativeKey = ''

/** [RCV-1] What asking for a payment shows: what to ask for, and the link that asks for it. */
export function usePaymentLinkPanel({ texts }: PanelProps) {
  const { t } = texts
  const latchkey = useInstance()
  const announce = useAnnounce()
  const [amount, setAmount] = useState('')
  const [key, setKey] = useState(nativeKey)
  const address = useSelector((state) => getAccount(state).address)
  const held = useSelector((state) => getAccount(state).details.tokenBalance)
  const now = useSelector((state) => getNetwork(state))
  const networkId = now?.networkId
  const coin = now?.network.nativeCurrency
  const tokens = (held ?? []).filter((token): token is TokenBalance & { readonly address: string } =>
    Boolean(token.address?.startsWith(`${networkId}:`)),
  )
  const token = tokens.find((each) => each.address === key)
  const [asked, setAsked] = useState<RequestedPayment | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is for this account on this network
  useEffect(() => {
    let isCurrent = true
    requestPayment(latchkey, { token, amount }).then(
      (next) => {
        if (isCurrent) setAsked(next)
      },
      (cause: unknown) => latchkey.logger.error('Could not write a payment link', cause),
    )
    return () => {
      isCurrent = false
    }
  }, [latchkey, token, amount, address, networkId])
  const fault = asked?.isWrong ? t('receive.link.wrong', { decimals: asked.decimals }) : null
  useEffect(() => {
    if (fault) announce(fault)
  }, [announce, fault])
  const link = asked?.link ?? null

  return {
    link,
    qr: t('receive.link.qr'),
    fault,
    note: t('receive.link.note', { network: now?.network.name ?? '' }),
    fields: {
      amount: { label: t('receive.link.amount'), value: amount, set: setAmount, isWrong: fault !== null },
      token: {
        label: t('receive.link.token'),
        value: token ? key : nativeKey,
        set: setKey,
        choices: [
          { key: nativeKey, text: coin?.symbol ?? '' },
          ...tokens.map(({ address, symbol }) => ({ key: address, text: plainName(symbol) })),
        ],
      },
    },
    copy: {
      label: t('receive.link.copy'),
      copiedLabel: t('receive.link.copied'),
      failedLabel: t('receive.link.copyFailed'),
      announce,
    },
    /** Missing where the browser can't share. */
    share:
      link !== null && typeof navigator.share === 'function'
        ? {
            text: t('receive.link.share'),
            run: () => {
              // As text: browsers share only addresses of the web as such.
              navigator
                .share({ text: link })
                .catch((cause: unknown) => latchkey.logger.info('Nothing was shared', cause))
            },
          }
        : null,
  }
}
