import { findNetwork, getNetwork, getWalletInfo, replaceView, showNotice } from '@latchkey/core'
import { cannotSwitch, isLatchkeyError, type LatchkeyError } from '@latchkey/protocol'
import { useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { useLazily } from '../../loader/useLazily'
import { imageOrigins } from '../imageOrigins'
import { useHelpTexts } from '../useHelpTexts'
import { useOnceMounted } from '../useOnceMounted'
import type { ViewProps } from '../ViewProps'
import { networkImage } from './networkImage'
import { switchingTexts } from './switchingTexts'

const loadWaiting = () => import('../pairing/WaitingRow').then(({ WaitingRow }) => WaitingRow)

/** How long a wallet may take to answer after it has switched, before the switch alone counts. */
const answerMs = 1_000

/** [NET-3] Asks the wallet to switch and shows its progress. Core closes the view after the switch. */
export function useSwitchNetwork({ data: { networkId } }: ViewProps<'SwitchNetwork'>) {
  const latchkey = useInstance()
  const texts = useTexts()
  const help = useHelpTexts()
  const announce = useAnnounce()
  const target = useSelector((state) => findNetwork(state, networkId))
  const walletName = useSelector((state) => getWalletInfo(state, target?.chainNamespace)?.name)
  const isThere = useSelector((state) => getNetwork(state, target?.chainNamespace)?.networkId === networkId)
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const [error, setError] = useState<LatchkeyError | null>(null)
  const asked = useRef(0)
  const Waiting = useLazily(
    useSelector(({ pairing }) => pairing !== null),
    loadWaiting,
  )

  const { t } = texts
  const network = target?.name ?? networkId
  const wallet = walletName ?? t('label.wallet')
  const ask = async () => {
    asked.current += 1
    const mine = asked.current
    setError(null)
    try {
      await latchkey.switchNetwork(networkId)
      if (mine === asked.current)
        showNotice(latchkey, { message: t('network.switched', { network }), variant: 'success' })
    } catch (cause) {
      // A newer attempt replaces this one.
      if (mine !== asked.current) return
      setError(isLatchkeyError(cause) ? cause : cannotSwitch({ id: networkId }, { cause }))
    }
  }
  useOnceMounted(() => void ask())
  // The visitor may switch in the wallet itself, whatever happened to the request.
  const follow = useRef(ask)
  useEffect(() => {
    follow.current = ask
  })
  useEffect(
    () => (isThere ? latchkey.host.setTimer(() => void follow.current(), error ? 0 : answerMs) : undefined),
    [isThere, error, latchkey],
  )

  const said = error
    ? switchingTexts(texts, help, error, { wallet, network })
    : { title: t('network.waiting.title', { wallet }), text: t('network.waiting.text', { network }) }
  const spoken = `${said.title}. ${said.text}`
  useEffect(() => announce(spoken), [announce, spoken])

  const retry = { text: t('action.retry'), run: () => void ask(), isFirst: true }
  const choose = {
    text: t('network.networks.title'),
    run: () => replaceView(latchkey, 'Networks'),
    isFirst: true,
  }
  return {
    ...said,
    name: network,
    imageUrl: target && networkImage(latchkey, target),
    origins,
    state: error ? ('error' as const) : ('waiting' as const),
    // A paired wallet may have to be opened to answer.
    Waiting,
    action: error ? (target ? retry : choose) : null,
  }
}
