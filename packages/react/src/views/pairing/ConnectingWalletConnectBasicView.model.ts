import { linkWallet, pickForPairing, pushView, track } from '@latchkey/core'
import { useEffect } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import { useStableOrder } from '../connect/useStableOrder'
import { useWalletChoice } from '../connect/useWalletChoice'
import { useHelpTexts } from '../useHelpTexts'
import type { ViewProps } from '../ViewProps'
import { failureTexts } from './failureTexts'
import { useCode } from './useCode'
import { usePairing } from './usePairing'
import { usePairingTexts } from './usePairingTexts'

/** What a site with pairing alone shows: a code, on a phone a list, or that nothing is set up. */
export function useConnectingWalletConnectBasic(_props: ViewProps<'ConnectingWalletConnectBasic'>) {
  const latchkey = useInstance()
  const { options, host, adapters } = latchkey
  const all = useTexts()
  const { t } = all
  const help = useHelpTexts()
  const texts = usePairingTexts()
  const announce = useAnnounce()
  const { wallets, toRow, origins, legal, label } = useWalletChoice()
  const rows = useStableOrder(wallets).map(toRow)
  // Pairing needs a family.
  const canPair = options.pairing !== null && options.enableWalletConnect && adapters.size > 0
  const isCode = canPair && !host.isMobile && !legal.isBlocked
  const pairing = usePairing(isCode)
  const { error, retry } = pairing
  const code = useCode(pairing, texts, { name: null, imageUrl: undefined, origins }, isCode && !error)
  useEffect(() => {
    if (!isCode) return
    linkWallet(latchkey, null)
    // Any wallet may scan, so it's nobody's choice in the list.
    pickForPairing(latchkey, null)
  }, [latchkey, isCode])

  const failure = error && isCode && texts ? failureTexts(all, texts, error, t('label.wallet')) : null
  const spoken = failure ? `${failure.title}. ${failure.text}` : ''
  useEffect(() => {
    if (spoken !== '') announce(spoken)
  }, [announce, spoken])

  return {
    kind: canPair ? (host.isMobile ? ('list' as const) : ('code' as const)) : ('none' as const),
    code,
    failure: failure && { ...failure, action: { text: t('action.retry'), run: retry } },
    rows,
    origins,
    legal,
    label,
    all: {
      text: t('connect.all'),
      run() {
        track(latchkey, 'CLICK_ALL_WALLETS', {})
        pushView(latchkey, 'AllWallets')
      },
    },
    none: {
      title: help?.t('pairing.none.title') ?? '',
      text: help?.t('pairing.none.text') ?? '',
      action: {
        text: t('action.getWallet'),
        run() {
          track(latchkey, 'CLICK_GET_WALLET', {})
          pushView(latchkey, 'GetWallet')
        },
      },
    },
  }
}
