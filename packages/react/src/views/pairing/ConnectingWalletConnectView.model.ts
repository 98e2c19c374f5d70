import { targetOf, toBrowserLink } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import type { ViewProps } from '../ViewProps'
import { findEnvironment } from './findEnvironment'
import { useCode } from './useCode'
import { useFailure } from './useFailure'
import { useGetStrip } from './useGetStrip'
import { useLinkScreen } from './useLinkScreen'
import { usePairing } from './usePairing'
import { usePairingTexts } from './usePairingTexts'
import { usePicked } from './usePicked'
import { usePlatform } from './usePlatform'
import { useWalletToPair } from './useWalletToPair'

/** [WC-1] Connects a paired wallet: by code, by link, or in the browser if it's installed. */
export function useConnectingWalletConnect({
  data: { walletId, name: told },
}: ViewProps<'ConnectingWalletConnect'>) {
  const { host } = useInstance()
  const texts = usePairingTexts()
  const announce = useAnnounce()
  const target = useWalletToPair(walletId, told)
  const name = target.name ?? 'WalletConnect'
  const way = usePlatform(target.places)
  const { platforms, platform, isCode } = way
  const isPaired = platform !== 'browser' && platform !== 'unsupported'
  const pairing = usePairing(isPaired && !target.isLoading)
  const [surroundings] = useState(() => findEnvironment(navigator.userAgent, globalThis))
  usePicked(target, name, way)
  const said = useFailure(pairing, texts, name)
  const failure = isPaired ? said : null
  const code = useCode(pairing, texts, target, isCode && !failure)
  const link = useLinkScreen({ platform, target, name, pairing, surroundings, copy: code.copy, texts })
  const screen = { ...link, ...failure }
  const page =
    host.isMobile && platform !== 'browser' ? toBrowserLink(target.wallet?.browser_link, host.page.url) : null
  const spoken = texts && (failure || !isCode) ? `${screen.title}. ${screen.text}` : ''
  useEffect(() => {
    if (spoken !== '') announce(spoken)
  }, [announce, spoken])

  return {
    code: isCode && !failure ? code : null,
    screen,
    tabs:
      texts && platforms.length > 1
        ? {
            label: texts.t('pairing.platforms'),
            items: platforms.map((id) => ({ id, label: texts.t(`pairing.platform.${placeOf(id)}`) })),
            selected: platform,
            choose: way.choose,
          }
        : null,
    // An app that listens at another relay than the site's can't answer. Its browser needs no relay.
    opening: texts &&
      page && { href: page, target: targetOf(page), text: texts.t('pairing.openPage', { wallet: name }) },
    // Rendered from the start: a late button would move the one above it from under the finger.
    other:
      texts && !failure && platform === 'mobile'
        ? {
            text: isCode ? texts.t('pairing.open', { wallet: name }) : texts.t('pairing.showCode'),
            run: () => way.scan(!isCode),
          }
        : null,
    strip: useGetStrip(target, surroundings, texts),
  }
}

/** The label of a tab. The code is for mobile wallets. */
function placeOf(platform: ReturnType<typeof usePlatform>['platform']) {
  return platform === 'qrcode' || platform === 'unsupported' ? 'mobile' : platform
}
