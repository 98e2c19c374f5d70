import {
  isLatchkeyError,
  parseSignInMessage,
  type SignInSession,
  signInMalformed,
  signInSessionSchema,
  signInUnverifiable,
  wrongSignature,
} from '@latchkey/protocol'
import { safeParse } from 'valibot'
import { assertSigned } from '../message/assertSigned'
import { createSignInMessage } from '../message/createSignInMessage'
import type { SignInConfig } from '../SignInConfig'
import type { SignInContext } from '../SignInContext'
import type { SignInStorage } from '../SignInStorage'
import type { SiwxOptions, VerifySession } from './SiwxOptions'

const sevenDaysMs = 604_800_000

export type Siwx = Pick<
  SignInConfig,
  'createMessage' | 'addSession' | 'setSessions' | 'getSessions' | 'revokeSession'
>

type Settings = SiwxOptions & {
  readonly storage: SignInStorage
  readonly verify: VerifySession
  readonly context: SignInContext
}

/** The page's host and origin, which messages are written for and sessions are checked against. */
function placeOf({ domain, uri, context }: Settings): { readonly domain: string; readonly uri: string } {
  const { host, origin } = new URL(context.host.page.url)
  return { domain: domain ?? host, uri: uri ?? origin }
}

/** [SIW-6] The code behind `siwx()`. It stores and trusts nothing that it hasn't verified. */
export function openSiwx(settings: Settings): Siwx {
  const { context, storage, verify } = settings
  /** Sessions that this page has verified, by text and signature, so they needn't be verified again. */
  const verified = new Set<string>()
  const nameOf = ({ message, signature }: SignInSession) => `${signature}\n${message}`

  /** @throws the kinds of what is wrong with it, signInUnverifiable */
  const check = async (given: unknown): Promise<SignInSession> => {
    const read = safeParse(signInSessionSchema, given)
    if (!read.success) throw signInMalformed({ reason: 'session' })
    const session = read.output
    // The session's fields must match its signed text.
    assertSigned(parseSignInMessage(session.message), session.data)
    if (verified.has(nameOf(session))) return session
    const isRight = await verify(session, { context, ...placeOf(settings) })
    const { accountAddress: address, chainId } = session.data
    if (isRight !== true) throw wrongSignature({ address, chainId })
    verified.add(nameOf(session))
    return session
  }
  const checkAll = async (sessions: readonly SignInSession[]) =>
    storage.verifies ? sessions : Promise.all(sessions.map(check))

  return {
    createMessage: (input) => {
      const { statement, lifetimeMs = sevenDaysMs, resources } = settings
      const getNonce = settings.getNonce ?? (storage.getNonce && ((asked) => storage.getNonce?.(asked) ?? ''))
      const texts = { statement, lifetimeMs, resources, getNonce, ...placeOf(settings) }
      return createSignInMessage({ host: context.host, ...texts }, input)
    },
    addSession: async (session) => {
      for (const each of await checkAll([session])) await storage.add(each)
    },
    setSessions: async (sessions) => storage.set(await checkAll(sessions)),
    async getSessions(chainId, address) {
      const stored = await storage.get(chainId, address)
      if (storage.verifies) return stored
      const good: SignInSession[] = []
      let isUnknown = false
      for (const session of stored)
        try {
          good.push(await check(session))
        } catch (error) {
          // "Can't tell now" (a node or a file is unreachable) isn't "invalid": the session may count later.
          isUnknown ||= !isLatchkeyError(error) || signInUnverifiable.is(error)
          context.logger.warn('Ignored an invalid stored session', error)
        }
      if (good.length < stored.length && !isUnknown) {
        await storage.delete(chainId, address)
        for (const session of good) await storage.add(session)
      }
      return good
    },
    revokeSession: (chainId, address) => storage.delete(chainId, address),
  }
}
