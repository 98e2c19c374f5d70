import { type Platform, pushView } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import type { PairingTexts } from '../../i18n/pairing/en'
import type { LinkAction, LinkScreen } from '../parts/LinkPanel'
import type { Surroundings } from './findEnvironment'
import type { Copy } from './useCopy'
import { useOpening } from './useOpening'
import type { Pairing } from './usePairing'
import type { WalletToPair } from './useWalletToPair'
import { walletLinks } from './walletLinks'

/** [WC-1] What is shown for opening a wallet by link. Nothing opens by itself; each tap opens at once. */
export function useLinkScreen(given: {
  readonly platform: Platform
  readonly target: WalletToPair
  readonly name: string
  readonly pairing: Pairing
  readonly surroundings: Surroundings
  readonly copy: Copy
  readonly texts: PairingTexts | null
}): LinkScreen {
  const { platform, target, name, pairing, surroundings, copy, texts } = given
  const latchkey = useInstance()
  const { t } = useTexts()
  const { wallet } = target
  const links = {
    mobile: [wallet?.mobile_link, wallet?.link_mode],
    web: [wallet?.webapp_link],
    desktop: [wallet?.desktop_link],
  }
  const own = platform === 'web' || platform === 'desktop' ? links[platform] : links.mobile
  const opening = useOpening(pairing.uri ? walletLinks(own, pairing.uri, surroundings) : [], name)
  const { environment } = surroundings
  const shared = { name, imageUrl: target.imageUrl, origins: target.origins, note: null, copy: null }
  const tell = (): LinkScreen => {
    if (platform === 'unsupported')
      return {
        ...shared,
        state: 'idle',
        title: texts?.t('pairing.unsupported.title') ?? '',
        text: texts?.t('pairing.unsupported.text', { wallet: name }) ?? '',
        action: null,
      }
    const title = t('connect.waiting.title', { wallet: name })
    if (platform === 'browser')
      return {
        ...shared,
        state: 'idle',
        title,
        text: texts?.t('pairing.ready.browser') ?? '',
        action: { kind: 'button', text: openText(), isLoading: false, run: askExtension },
      }
    return {
      ...shared,
      state: opening.isOpening && !opening.isUnopened ? 'waiting' : 'idle',
      title,
      text: textOf(platform === 'qrcode' ? 'mobile' : platform),
      note:
        environment && texts && platform !== 'web'
          ? texts.t('pairing.inApp', { app: environment.name })
          : null,
      action: openAction(),
      copy,
    }
  }
  return tell()

  function askExtension() {
    const [first, second] = target.extensions
    if (!first) return
    const { id: connectorId, chain: namespace } = first
    if (second) pushView(latchkey, 'ConnectingMultiChain', { connectorId })
    else pushView(latchkey, 'ConnectingExternal', { connectorId, namespace })
  }
  function openText(): string {
    return opening.isLate ? t('action.retry') : (texts?.t('pairing.open', { wallet: name }) ?? '')
  }
  function openAction(): LinkAction {
    const { link, opened } = opening
    if (!link) return { kind: 'button', text: openText(), isLoading: true, run: opened }
    return { kind: 'link', text: openText(), href: link.href, target: link.target, opened }
  }
  function textOf(place: 'mobile' | 'web' | 'desktop'): string {
    if (!texts) return ''
    if (opening.isUnopened && place === 'mobile') return texts.t('pairing.unopened')
    return opening.isSlow ? texts.t('pairing.slow', { wallet: name }) : texts.t(`pairing.ready.${place}`)
  }
}
