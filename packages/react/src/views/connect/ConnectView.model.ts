import {
  type ConnectMethod,
  connectMethodOrder,
  hasGateway,
  loadBuiltIn,
  pushView,
  roomForPopular,
  track,
  wantedFamily,
} from '@latchkey/core'
import { useEffect } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { useLazily } from '../../loader/useLazily'
import { useLater } from '../useLater'
import type { ViewProps } from '../ViewProps'
import { useStableOrder } from './useStableOrder'
import { useWalletChoice } from './useWalletChoice'

/** How long wallets may take to announce themselves, or to be recommended, before the view says that there are none. */
const lookMs = 600
const askMs = 2_000

/** Only sites with an embedded wallet load what signs in to it. */
const loadMethod = () => import('../embedded/EmbeddedMethod').then(({ EmbeddedMethod }) => EmbeddedMethod)

/** What the Connect view shows. */
export function useConnect(_props: ViewProps<'Connect'>) {
  const latchkey = useInstance()
  const { options, host } = latchkey
  const { t, formatNumber } = useTexts()
  const { wallets, toRow, ...choice } = useWalletChoice()
  const rows = useStableOrder(wallets).map(toRow)
  const features = useSelector((state) => state.features)
  const family = useSelector(wantedFamily)
  const hasEmbedded = useSelector(({ connect }) =>
    connect.connectors.some(({ type, chain }) => type === 'AUTH' && (!family || chain === family)),
  )

  const { builtIn, recommended } = useSelector(({ directory }) => directory) ?? {}
  const hasDirectory = hasGateway(latchkey)
  const isFilled = hasDirectory
    ? Boolean(recommended && !recommended.isLoading) || options.featuredWalletIds.length > 0
    : Boolean(builtIn?.isDone || builtIn?.error)
  const room = isFilled ? 0 : roomForPopular(latchkey, wallets, family)
  // Only once installed wallets had time to announce themselves: most visitors need no others.
  const isShort = useLater(room > 0 && !hasDirectory, lookMs, 0)
  useEffect(() => {
    if (isShort) void loadBuiltIn(latchkey)
  }, [isShort, latchkey])

  // Without a gateway, the built-in wallets that a phone can open are still to come.
  const hasNone = rows.length === 0 && (hasDirectory || room === 0)
  const isEmpty = useLater(hasNone, options.gateway ? askMs : lookMs, 0)
  // [FLG-2] What an app around the page blocks is left out when the part loads.
  const socials = (features.socials || []).length
  const isOffered: { readonly [M in ConnectMethod]: boolean } = {
    email: hasEmbedded && features.email,
    social: hasEmbedded && socials > 0,
    wallet: options.enableWallets,
  }
  const hasInstalled = wallets.some(({ isInstalled }) => isInstalled)
  const methods = connectMethodOrder(features.connectMethodsOrder, options.enableWallets && hasInstalled)
  const offered = methods.filter((method) => isOffered[method])
  const hasOther = isOffered.email || isOffered.social
  const Method = useLazily(hasOther, loadMethod)
  // Below the other logins, in browsers that know passkeys.
  const last = offered.findLast((method) => method !== 'wallet')
  const hasPasskey = (method: ConnectMethod) => method === last && 'PublicKeyCredential' in globalThis
  const hasGuide = (method: ConnectMethod) => method === last && options.enableWalletGuide
  const announce = useAnnounce()
  const { title } = choice.none
  useEffect(() => {
    // A visitor with another way in needs no wallet.
    if (isEmpty && options.enableWallets && !hasOther) announce(title)
  }, [isEmpty, options, hasOther, announce, title])
  const isAllAllowed =
    features.allWallets &&
    (options.allWallets === 'SHOW' || (options.allWallets === 'ONLY_MOBILE' && host.isMobile))
  // The list of other wallets loads with its view. Unless the site restricts it, there always are some.
  const isChosen = options.includeWalletIds.length > 0
  const hasMore = !isChosen || options.includeWalletIds.length > wallets.length

  const count = useSelector(({ directory }) =>
    directory?.recommended ? directory.recommended.count + (directory.featured?.wallets.length ?? 0) : 0,
  )
  // The directory's count is rounded.
  const round = count < 10 ? count : count - (count % 10)

  return {
    ...choice,
    rows,
    /** Rows that stay free for popular wallets, which load a moment later. */
    room,
    methods: offered,
    Method,
    hasPasskey,
    hasGuide,
    /** The height of what is still loading. */
    roomOf: (method: ConnectMethod) =>
      Method
        ? undefined
        : (method === 'social' && socials > 2 ? 104 : 48) + (+hasPasskey(method) + +hasGuide(method)) * 44,
    /** [FLG-5] One button instead of the list, if there is another way to connect. */
    isCollapsed: hasOther && (features.collapseWallets || !features.emailShowWallets),
    isEmpty,
    isLooking: rows.length === 0 && !isEmpty,
    hasAll: isAllAllowed && hasMore && rows.length > 0,
    count: count > 0 ? formatNumber(round) + (count < 10 ? '' : '+') : null,
    texts: { all: t('connect.all'), collapsed: t('connect.collapsed'), or: t('connect.or') },
    openAll() {
      track(latchkey, 'CLICK_ALL_WALLETS', {})
      pushView(latchkey, 'AllWallets')
    },
    openWallets: () => pushView(latchkey, 'ConnectWallets'),
  }
}
