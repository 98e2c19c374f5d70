import { getAccount, getNetwork, getWalletInfo, pushView, resetView, track } from '@latchkey/core'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { useLazily } from '../../loader/useLazily'
import { accountName } from '../account/accountName'
import { imageOrigins } from '../imageOrigins'
import { useNameOffer } from '../name/useNameOffer'
import { useDisconnecting } from '../useDisconnecting'
import type { ViewProps } from '../ViewProps'
import { socialName } from './socialName'
import { useAccountType } from './useAccountType'
import { useEmbeddedTexts } from './useEmbeddedTexts'
import { useWaysBack } from './useWaysBack'

const loadGrants = () => import('../smart-sessions/GrantStrip').then(({ GrantStrip }) => GrantStrip)

type Row = {
  readonly key: 'email' | 'wallet' | 'network' | 'type' | 'accounts'
  readonly primary: string
  readonly secondary: string
  readonly run: (() => void) | null
  readonly isBusy?: boolean
}

/** What the settings of an embedded account show. */
export function useAccountSettings(_props: ViewProps<'AccountSettings'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const own = useEmbeddedTexts()
  const account = useSelector((state) => getAccount(state))
  const isEmbedded = useSelector((state) => getWalletInfo(state)?.type === 'AUTH')
  const now = useSelector(({ embedded }) => embedded)
  const network = useSelector((state) => getNetwork(state))
  const isChoice = useSelector((state) => state.network.networks.length > 1)
  // A visitor who came from the list of accounts goes back to it.
  const isBelow = useSelector(({ nav }) => nav.stack.some(({ view }) => view === 'Profile'))
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const { leaving, leave } = useDisconnecting()
  const accountType = useAccountType()
  const { address, details, allAccounts } = account
  const email = now?.email ?? null
  const social = now?.provider
    ? (own?.t('embedded.settings.social', { provider: socialName(now.provider) }) ?? '')
    : ''
  const open = (view: 'Profile' | 'WalletSettings') => () => pushView(latchkey, view)
  const rows: readonly (Row | false)[] = [
    {
      key: 'email',
      primary: own?.t(email ? 'embedded.settings.change' : 'embedded.settings.email') ?? '',
      secondary: email ?? social,
      // Without an address there's none to prove, and the frame asks for the new one only.
      run: () => pushView(latchkey, 'UpdateEmailWallet', { email: email ?? '' }),
    },
    {
      key: 'wallet',
      primary: own?.t('embedded.settings.wallet') ?? '',
      secondary: own?.t('embedded.settings.walletText') ?? '',
      run: open('WalletSettings'),
    },
    network !== null && {
      key: 'network',
      primary: own?.t('embedded.settings.network') ?? '',
      secondary: network.isSupported ? network.network.name : t('network.unknown'),
      run:
        latchkey.options.enableNetworkSwitch && isChoice
          ? () => {
              track(latchkey, 'CLICK_NETWORKS', {})
              pushView(latchkey, 'Networks')
            }
          : null,
    },
    accountType !== null && { key: 'type', ...accountType },
    allAccounts.length > 1 &&
      !isBelow && {
        key: 'accounts',
        primary: t('account.profile.title'),
        secondary: '',
        run: open('Profile'),
      },
  ]
  return {
    announce: useAnnounce(),
    origins,
    ways: useWaysBack(),
    Grants: useLazily(isEmbedded, loadGrants),
    NameRow: useNameOffer(),
    account:
      address && isEmbedded
        ? {
            address,
            name: accountName(address, details.profileName),
            image: details.profileImage,
            login: email ?? now?.userName ?? social,
          }
        : null,
    none: {
      title: own?.t('embedded.settings.none.title') ?? '',
      text: own?.t('embedded.settings.none.text') ?? '',
      action: {
        text: t(allAccounts.length > 0 ? 'account.account.title' : 'connect.connect.title'),
        run: () => resetView(latchkey, allAccounts.length > 0 ? 'Account' : 'Connect'),
      },
    },
    copy: {
      label: t('account.copy'),
      copiedLabel: t('account.copied'),
      failedLabel: t('account.copyFailed'),
    },
    label: own?.t('embedded.settings.wallet') ?? '',
    rows: rows.flatMap((row) => row || []),
    signOut: {
      text: own?.t(leaving === null ? 'embedded.settings.signOut' : 'embedded.settings.signingOut') ?? '',
      isBusy: leaving !== null,
      // One login holds the accounts of all families.
      run: () => leave('all', () => latchkey.disconnect()),
    },
  }
}
