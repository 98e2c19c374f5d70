import { linkWallet, pushView, track } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import type { Strip } from '../parts/GetStrip'
import type { LinkScreen } from '../parts/LinkPanel'
import { useOnceMounted } from '../useOnceMounted'
import { useViewStyles } from '../useViewStyles'
import type { ViewProps } from '../ViewProps'
import { failureTexts } from './failureTexts'
import { findEnvironment } from './findEnvironment'
import { pairingStyles } from './pairingStyles'
import { useCode } from './useCode'
import { useLinkScreen } from './useLinkScreen'
import { usePairing } from './usePairing'
import { usePairingTexts } from './usePairingTexts'
import { usePlatform } from './usePlatform'
import { useWalletToPair } from './useWalletToPair'
import { whereToGet } from './whereToGet'

/** As much of a wallet's name as the strip has room for. */
const nameLength = 12

/** [WC-1] Connects a wallet elsewhere: by a code, by a link, or in the browser where it is installed after all. */
export function useConnectingWalletConnect({
  data: { walletId, name: told },
}: ViewProps<'ConnectingWalletConnect'>) {
  useViewStyles(pairingStyles)
  const latchkey = useInstance()
  const all = useTexts()
  const texts = usePairingTexts()
  const announce = useAnnounce()
  const target = useWalletToPair(walletId, told)
  const name = target.name ?? 'WalletConnect'
  const { platforms, platform, isCode, choose, scan } = usePlatform(target.places)
  const isPaired = platform !== 'browser' && platform !== 'unsupported'
  const pairing = usePairing(isPaired && !target.isLoading)
  const [surroundings] = useState(() => findEnvironment(navigator.userAgent, globalThis))
  const isFailed = pairing.error !== null && isPaired
  const code = useCode(pairing, texts, target, isCode && !isFailed)
  const screen = useLinkScreen({
    platform,
    target,
    name,
    pairing,
    surroundings,
    copy: code.copy,
    texts,
  })

  useOnceMounted(() => {
    track(latchkey, 'SELECT_WALLET', { name, platform })
    return undefined
  })
  useEffect(() => {
    if (isCode) linkWallet(latchkey, null)
  }, [latchkey, isCode])

  const shown = isFailed ? failed() : screen
  const spoken = texts && (isFailed || !isCode) ? `${shown.title}. ${shown.text}` : ''
  useEffect(() => {
    if (spoken !== '') announce(spoken)
  }, [announce, spoken])

  return {
    code: isCode && !isFailed ? code : null,
    screen: shown,
    tabs:
      texts && platforms.length > 1
        ? {
            label: texts.t('pairing.platforms'),
            items: platforms.map((id) => ({ id, label: texts.t(`pairing.platform.${placeOf(id)}`) })),
            selected: platform,
            choose,
          }
        : null,
    // There from the start: a button that came later would move the one above it away from the finger.
    other: texts && !isFailed && platform === 'mobile' ? otherWay() : null,
    strip: stripOf(),
  }

  function failed(): LinkScreen {
    const said =
      pairing.error && texts ? failureTexts(all, texts, pairing.error, name) : { title: '', text: '' }
    const action = {
      kind: 'button',
      text: all.t('action.retry'),
      isLoading: false,
      run: pairing.retry,
    } as const
    return { ...screen, ...said, state: 'error', note: null, copy: null, action }
  }
  function otherWay() {
    const open = texts?.t('pairing.open', { wallet: name })
    return { text: (isCode ? open : texts?.t('pairing.showCode')) ?? '', run: () => scan(!isCode) }
  }
  function stripOf(): Strip | null {
    const where = whereToGet(target.wallet, surroundings)
    if (!texts || !where || !target.wallet || target.connectorId) return null
    const { id } = target.wallet
    const short = name.length > nameLength ? `${name.slice(0, nameLength)}…` : name
    return {
      text: texts.t('pairing.haveNot', { wallet: short }),
      action: texts.t('pairing.get'),
      label: all.t('action.get', { wallet: name }),
      href: where.kind === 'link' ? where.href : null,
      run: () => pushView(latchkey, 'Downloads', { walletId: id, name }),
    }
  }
}

/** The word on a tab: the code is there for what a phone has. */
function placeOf(platform: ReturnType<typeof usePlatform>['platform']) {
  return platform === 'qrcode' || platform === 'unsupported' ? 'mobile' : platform
}
