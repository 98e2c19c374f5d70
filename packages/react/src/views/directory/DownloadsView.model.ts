import { loadBuiltIn, replaceView, targetOf, toBrowserLink } from '@latchkey/core'
import { type IconShape, iconBrowser, iconGlobe, iconPhone } from '@latchkey/ui'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { findGettable } from '../connect/findGettable'
import { imageOrigins } from '../imageOrigins'
import { useHelpTexts } from '../useHelpTexts'
import type { ViewProps } from '../ViewProps'

/** A place to get the wallet. */
type Source = {
  readonly href: string
  readonly icon: IconShape
  readonly name: string
  readonly host: string
}

/** What the Downloads view shows. */
export function useDownloads({ data: { walletId, name: told } }: ViewProps<'Downloads'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const help = useHelpTexts()
  const { origins, builtIn } = useSelector((state) => ({
    origins: imageOrigins(latchkey, state),
    builtIn: state.directory?.builtIn,
  }))
  const wallet = findGettable(latchkey, walletId)
  const isKnown = wallet !== undefined
  useEffect(() => {
    if (!isKnown) void loadBuiltIn(latchkey)
  }, [latchkey, isKnown])
  const name = wallet?.name ?? told ?? walletId
  const toSource = (url: string | undefined, icon: IconShape, label: string): readonly Source[] =>
    // The URL comes from the site, the directory or us, but a script URL is never allowed.
    url && /^https?:\/\//i.test(url) && URL.canParse(url)
      ? [{ href: url, icon, name: label, host: new URL(url).host.replace(/^www\./, '') }]
      : []
  const { isMobile, page } = latchkey.host
  const extension = toSource(wallet?.chrome_store, iconBrowser, help?.t('directory.chrome') ?? '')
  const ios = toSource(wallet?.app_store, iconPhone, help?.t('directory.ios') ?? '')
  const android = toSource(wallet?.play_store, iconPhone, help?.t('directory.android') ?? '')
  const phones = isMobile && /Android/.test(navigator.userAgent) ? [android, ios] : [ios, android]
  const website = toSource(wallet?.homepage, iconGlobe, help?.t('directory.website') ?? '')
  // Hardly any browser of a phone takes extensions.
  const sources = (isMobile ? [...phones, website, extension] : [extension, ...phones, website]).flat()
  const opening = isMobile ? toBrowserLink(wallet?.browser_link, page.url) : null
  return {
    name,
    /** Opens this page in the browser of the wallet's app. The tap itself follows the link. */
    opening: opening && {
      href: opening,
      // A scheme opens the app or nothing; a universal link may lead to a page of the wallet's maker.
      target: targetOf(opening),
      text: help?.t('directory.downloads.open', { wallet: name }) ?? '',
    },
    imageUrl: wallet?.image_url ?? wallet?.imageUrl,
    origins,
    sources,
    isLoading: !isKnown && (builtIn?.isLoading ?? true),
    none: {
      title: help?.t('directory.downloads.none', { wallet: name }) ?? '',
      action: { text: t('action.getWallet'), run: () => replaceView(latchkey, 'GetWallet') },
    },
    texts: {
      lead: help?.t(opening ? 'directory.downloads.openText' : 'directory.downloads.text') ?? '',
      newTab: t('label.newTab'),
    },
  }
}
