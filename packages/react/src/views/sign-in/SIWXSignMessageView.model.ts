import {
  cancelSignIn,
  close,
  getAccount,
  getNetwork,
  getWalletInfo,
  prepareSignIn,
  type SignInState,
  type State,
  signIn,
} from '@latchkey/core'
import type { LatchkeyError } from '@latchkey/protocol'
import { useEffect } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { accountName } from '../account/accountName'
import { noAccount } from '../account/noAccount'
import { imageOrigins } from '../imageOrigins'
import { useLater } from '../useLater'
import { useOnceMounted } from '../useOnceMounted'
import { failureOf } from './failureOf'
import { siteOf } from './siteOf'
import { useOpenWallet } from './useOpenWallet'
import { useSignInTexts } from './useSignInTexts'

/** After this long, the wallet's window may be hidden. */
const slowMs = 15_000

/** What the visitor can do now. */
type Phase = 'preparing' | 'ready' | 'signing' | 'cancelling' | 'failed' | 'signed-in'

function phaseOf(now: SignInState | null): Phase {
  if (!now || now.status === 'checking' || now.status === 'preparing') return 'preparing'
  if (now.status === 'signing' || now.status === 'cancelling') return now.status
  if (now.failure) return 'failed'
  if (now.status === 'signed-in') return 'signed-in'
  return now.message ? 'ready' : 'preparing'
}

/** The account and network of the sign-in, as far as known. */
function subjectOf(state: State) {
  const { address, details } = getAccount(state)
  const data = state.signIn?.message?.data
  const network =
    state.network.networks.find(({ caipNetworkId }) => caipNetworkId === data?.chainId) ??
    getNetwork(state)?.network
  return {
    address,
    name: address ? accountName(address, details.profileName) : '',
    // A name can mislead; what is signed contains the address.
    short: address && details.profileName ? accountName(address) : null,
    image: details.profileImage,
    network: network?.name ?? '',
    domain: data?.domain ?? null,
  }
}

/** [SIW-1] Prepares the message when the view opens, so pressing Sign asks the wallet at once. */
export function useSIWXSignMessage() {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useSignInTexts()
  const announce = useAnnounce()
  const now = useSelector((state) => state.signIn)
  const subject = useSelector(subjectOf)
  const wallet = useSelector((state) => getWalletInfo(state))
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const phase = phaseOf(now)
  const isSlow = useLater(phase === 'signing', slowMs, 0)
  const isWaiting = phase === 'signing'
  const walletName = wallet?.name ?? texts.t('label.wallet')
  const run = (act: Promise<unknown>) =>
    // Only misuse throws. Any other failure is in the state and shown from there.
    void act.catch((cause: unknown) => latchkey.logger.error('Could not sign in', cause))
  useOnceMounted(() => {
    // A failure while the view loaded is shown, not retried by itself.
    if (!latchkey.getState().signIn?.failure && subject.address) run(prepareSignIn(latchkey))
    return undefined
  })

  const failure = phase === 'failed' ? (now?.failure ?? null) : null
  const site = siteOf(latchkey)
  const said = tell(failure)
  const spoken = said.text ? `${said.title}. ${said.text}` : ''
  useEffect(() => {
    if (spoken !== '') announce(spoken)
  }, [announce, spoken])
  const message = now?.message?.toString() ?? null

  return {
    phase,
    ring: isWaiting ? ('waiting' as const) : failure ? ('error' as const) : ('idle' as const),
    isSignedIn: phase === 'signed-in',
    none: subject.address ? null : noAccount(latchkey, texts.t),
    site,
    wallet: {
      name: walletName,
      image: wallet && (latchkey.options.connectorImages[wallet.id] ?? wallet.icon),
    },
    origins,
    ...said,
    subject,
    message,
    OpenWallet: useOpenWallet(isWaiting),
    note: now?.isRequired && phase !== 'signed-in' ? own?.t('signIn.required', { wallet: walletName }) : null,
    sign: {
      text: signText(),
      isBusy: isWaiting || phase === 'preparing',
      isDisabled: phase === 'cancelling',
      // A failure before there was a message starts over.
      run: () => run(now?.message ? signIn(latchkey) : prepareSignIn(latchkey)),
    },
    cancel: {
      text: own?.t(phase === 'cancelling' ? 'signIn.cancelling' : 'signIn.cancel') ?? '',
      isBusy: phase === 'cancelling',
      run: () => run(cancelSignIn(latchkey)),
    },
    done: { text: own?.t('signIn.done.close') ?? '', run: () => close(latchkey) },
    texts: {
      authenticating: own?.t('signIn.authenticating') ?? '',
      account: own?.t('signIn.account') ?? '',
      domain: own?.t('signIn.domain') ?? '',
      read: own?.t('signIn.read') ?? '',
    },
  }

  function tell(error: LatchkeyError | null): { readonly title: string; readonly text: string } {
    if (!own) return { title: '', text: '' }
    if (error) return failureOf(texts, own, { error, wallet: walletName })
    if (phase === 'signed-in') return { title: own.t('signIn.done.title'), text: own.t('signIn.done.text') }
    if (phase === 'signing')
      return {
        title: texts.t('connect.waiting.title', { wallet: walletName }),
        text: isSlow
          ? texts.t('connect.waiting.slow')
          : own.t('signIn.waiting', { domain: subject.domain ?? site.name }),
      }
    return { title: own.t('signIn.heading', { site: site.name }), text: own.t('signIn.text') }
  }
  function signText(): string {
    if (!own) return ''
    if (failure) return failureOf(texts, own, { error: failure, wallet: walletName }).retry
    return own.t(phase === 'signing' ? 'signIn.signing' : 'signIn.sign')
  }
}
