import { getStatus, track } from '@latchkey/core'
import * as accountCss from '../components/accountButton.module.css'
import * as css from '../components/HostButton.module.css'
import { readNetworkFace } from '../components/readNetworkFace'
import { buttonTexts } from '../i18n/buttonTexts'
import { connectingTexts } from '../i18n/connectingTexts'
import { matchLocale } from '../i18n/matchLocale'
import type { ButtonContent, ButtonSettings } from './ButtonContent'
import type { ElementScope } from './ElementScope'

/** Says what a button shows now; null while it shows nothing. */
export type DescribeButton = (scope: ElementScope, settings: ButtonSettings) => ButtonContent | null

/** The wallets, or the account once one is connected. */
export const describeEither: DescribeButton = (scope, settings) =>
  describeAccount(scope, settings) ?? describeWallets(scope, settings)

/** The wallets, while none is connected. */
export const describeConnect: DescribeButton = (scope, settings) => {
  const isConnected = getStatus(scope.latchkey.getState(), settings.namespace) === 'connected'
  return isConnected ? null : describeWallets(scope, settings)
}

/** The account, while one is connected. */
export const describeAccount: DescribeButton = ({ latchkey, parts }, settings) => {
  if (getStatus(latchkey.getState(), settings.namespace) !== 'connected') return null
  return parts.account.getState().value?.describeAccount(latchkey, settings) ?? null
}

/** The current network. */
export const describeNetwork: DescribeButton = ({ latchkey }, { label }) => ({
  look: 'network',
  className: `${accountCss.account} ${accountCss.network}`,
  request: { view: 'Networks' },
  face: readNetworkFace(latchkey, latchkey.getState(), label),
  onPress: () => track(latchkey, 'CLICK_NETWORKS', {}),
})

function describeWallets({ latchkey }: ElementScope, settings: ButtonSettings): ButtonContent {
  const { label, loadingLabel, namespace } = settings
  const state = latchkey.getState()
  const status = getStatus(state, namespace)
  const locale = matchLocale(state.locale)
  // A visitor who returns connected must not see "Connect", even for a moment.
  const isBusy = status !== 'disconnected'
  return {
    look: 'connect',
    className: css.connect,
    isBusy,
    request: { view: status === 'connected' ? 'Account' : 'Connect', ...(namespace && { namespace }) },
    face: { text: isBusy ? (loadingLabel ?? connectingTexts[locale]) : (label ?? buttonTexts[locale]) },
  }
}
