import { signInNotEnabled } from '@latchkey/protocol'
import { assertKnown } from '../../options/readOptions'
import type { SignInConfig } from '../SignInConfig'
import type { SignInContext } from '../SignInContext'
import { localSessions } from './localSessions'
import type { Siwx } from './openSiwx'
import type { SiwxOptions, VerifySession } from './SiwxOptions'

/** Every option; any other name is an error. */
const known: { readonly [O in keyof SiwxOptions]-?: true } = {
  storage: true,
  statement: true,
  domain: true,
  uri: true,
  lifetimeMs: true,
  resources: true,
  required: true,
  onAccountChange: true,
  onNetworkChange: true,
  getNonce: true,
  verify: true,
}

/**
 * [SIW-6] Creates a site's sign-in from a few settings. Small: the code that writes, checks and stores loads on first
 * use.
 * Each belongs to one instance. @throws unknownOption
 */
export function createSiwx(options: SiwxOptions & { readonly verify: VerifySession }): SignInConfig {
  for (const name of Object.keys(options)) assertKnown(name, known, 'siwx.')
  const { storage = localSessions(), required, onAccountChange, onNetworkChange } = options
  let context: SignInContext | undefined
  let opened: Promise<Siwx> | undefined
  const open = async (): Promise<Siwx> => {
    if (!context) throw signInNotEnabled()
    const settings = { ...options, storage, context }
    opened ??= import('./openSiwx').then(({ openSiwx }) => openSiwx(settings))
    // A chunk that failed to load is requested again next time.
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  return {
    ...(onAccountChange ? { onAccountChange } : {}),
    ...(onNetworkChange ? { onNetworkChange } : {}),
    getRequired: () => required !== false,
    attach(given) {
      context = given
      opened = undefined
      storage.attach?.(given)
    },
    createMessage: async (input) => (await open()).createMessage(input),
    addSession: async (session) => (await open()).addSession(session),
    setSessions: async (sessions) => (await open()).setSessions(sessions),
    getSessions: async (chainId, address) => (await open()).getSessions(chainId, address),
    revokeSession: async (chainId, address) => (await open()).revokeSession(chainId, address),
  }
}
