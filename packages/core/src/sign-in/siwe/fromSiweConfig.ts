import {
  isSameAddress,
  messageNotVerified,
  type NetworkId,
  noSignInSession,
  type SignInSession,
  signInAnswerRefused,
  storagePrefix,
  wrongAddress,
  wrongChain,
} from '@latchkey/protocol'
import { getNetwork } from '../../network/getNetwork'
import { browserHost } from '../../ports/browserHost'
import type { SignInConfig } from '../SignInConfig'
import type { SignInContext } from '../SignInContext'
import { askSession } from './askSession'
import { askSite } from './askSite'
import { createSiweMessage } from './createSiweMessage'
import { keepFor } from './keepFor'
import type { SiweConfig, SiweSession } from './SiweConfig'
import { dummySession, sessionOf } from './sessionOf'

const fiveMinutesMs = 300_000
/** How long "nobody is signed in" counts: about as long as checking all networks of a family takes. */
const nobodyMs = 2_000

const isEvm = (chainId: string) => chainId.startsWith('eip155:')

/** [SIW-10] Turns the older interface into a sign-in configuration; null if it is disabled. */
export function fromSiweConfig(config: SiweConfig): SignInConfig | null {
  const { signOutOnDisconnect = true, signOutOnAccountChange = true, signOutOnNetworkChange = true } = config
  if (config.enabled === false) return null
  let context: SignInContext | undefined
  /** The message that this page signed last. */
  let last: SignInSession | undefined
  const host = () => context?.host ?? browserHost()
  const nonces = keepFor<string>(() => config.nonceRefetchIntervalMs ?? fiveMinutesMs)
  const sessions = keepFor<SiweSession | null>((session) =>
    session ? (config.sessionRefetchIntervalMs ?? fiveMinutesMs) : nobodyMs,
  )
  const getSession = () => sessions.get('', host().now(), () => askSession(host(), config))

  const forget = () => {
    last = undefined
    nonces.drop()
    sessions.drop()
  }

  /** Errors in the site's callbacks are only logged. */
  const tell = (what: string, call: () => void) => {
    try {
      call()
    } catch (cause) {
      context?.logger.warn(`The site's ${what} failed`, cause)
    }
  }

  const signOut = async () => {
    forget()
    const answer: unknown = await askSite(host(), 'signOut', () => config.signOut())
    sessions.drop()
    if (answer !== true) throw signInAnswerRefused({ what: 'signOut' })
    tell('onSignOut', () => config.onSignOut?.())
  }

  const addSession = async (session: SignInSession) => {
    const { data, message, signature, cacao } = session
    if (!isEvm(data.chainId)) return
    forget()
    const verify = () => config.verifyMessage({ message, signature, ...(cacao ? { cacao } : {}) })
    const answer: unknown = await askSite(host(), 'verifyMessage', verify)
    if (answer !== true && answer !== false) throw signInAnswerRefused({ what: 'verifyMessage' })
    if (!answer) throw messageNotVerified()
    const known = await getSession()
    // Otherwise a server whose cookie the browser drops would be asked over and over.
    if (!known) throw noSignInSession({ reason: 'the site verified the message but returned no session' })
    if (!isSameAddress('eip155', known.address, data.accountAddress))
      throw wrongAddress({ address: known.address, expected: data.accountAddress })
    last = session
    tell('onSignIn', () => config.onSignIn?.(known))
  }

  const getSessions = async (chainId: NetworkId, address: string): Promise<readonly SignInSession[]> => {
    // The older interface is for EVM only. Other families count as signed in, so nobody asks them.
    if (!isEvm(chainId)) return [dummySession(chainId, address)]
    const known = await getSession()
    if (!known) return []
    const isOther = !isSameAddress('eip155', known.address, address) && signOutOnAccountChange
    const isElsewhere = `eip155:${known.chainId}` !== chainId && signOutOnNetworkChange
    if (!isOther && !isElsewhere) return [sessionOf(known, last)]
    // If the site can't sign out, the next sign-in replaces the session.
    await signOut().catch((cause: unknown) => context?.logger.warn('The site failed to sign out', cause))
    return []
  }

  return {
    onAccountChange: signOutOnAccountChange ? 'resign' : 'keep',
    onNetworkChange: signOutOnNetworkChange ? 'resign' : 'keep',
    getRequired: () => config.required ?? true,
    attach(given) {
      context = given
      // Another tab signed in or out, so earlier answers no longer count.
      given.host.onStorageChange((key) => {
        if (key === null || key.startsWith(`${storagePrefix}siwx`)) sessions.drop()
      })
    },
    async createMessage(input) {
      if (!isEvm(input.chainId)) throw wrongChain({ chainId: input.chainId })
      const ask = async () => {
        const nonce: unknown = await askSite(host(), 'getNonce', () =>
          config.getNonce(input.accountAddress || undefined),
        )
        if (typeof nonce !== 'string' || nonce === '' || nonce.length > 500)
          throw signInAnswerRefused({ what: 'getNonce' })
        return nonce
      }
      const nonce = await nonces.get(input.accountAddress, host().now(), ask)
      return createSiweMessage(host(), config, { ...input, nonce })
    },
    addSession,
    async setSessions(all) {
      const active = context && getNetwork(context.getState())?.networkId
      const wanted = all.find(({ data }) => data.chainId === active) ?? all[0]
      if (wanted) await addSession(wanted)
      else if (signOutOnDisconnect && (await getSession())) await signOut()
    },
    getSessions,
    async revokeSession(chainId) {
      if (isEvm(chainId) && (await getSession())) await signOut()
    },
  }
}
