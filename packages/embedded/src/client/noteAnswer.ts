import { clearLogin, type EmbeddedContext, noteSignedOut, noteSmartNetworks } from '@latchkey/core'
import {
  email,
  emailLoginUsed,
  type FrameMessageName,
  type FrameResponse,
  frameAborted,
  lastEmailLoginTime,
  lastUsedChain,
  smartAccountEnabledNetworks,
  socialUsername,
} from '@latchkey/protocol'

type Notes = {
  readonly [Name in FrameMessageName]?: (context: EmbeddedContext, answer: FrameResponse<Name>) => void
}

/** [FRM-3] Remembers the login. */
function keepLogin({ storage }: EmbeddedContext, address: string | null | undefined): void {
  if (address) storage.set(email, address)
  storage.set(emailLoginUsed, true)
  storage.remove(lastEmailLoginTime)
}

function keepTime({ host, storage }: EmbeddedContext): void {
  storage.set(lastEmailLoginTime, host.now())
}

function keepName(
  { storage }: EmbeddedContext,
  { userName }: { readonly userName?: string | null | undefined },
): void {
  if (userName) storage.set(socialUsername, userName)
}

function keepChain({ storage }: EmbeddedContext, { chainId }: { readonly chainId: string | number }): void {
  storage.set(lastUsedChain, chainId)
}

/** [FRM-13] */
function keepSmartNetworks(context: EmbeddedContext, chainIds: readonly number[]): void {
  context.storage.set(smartAccountEnabledNetworks, chainIds)
  noteSmartNetworks(context, chainIds)
}

function signedOut(context: EmbeddedContext): void {
  clearLogin(context.storage)
  noteSignedOut(context)
}

/** What an answer does to the stored items. */
const notes: Notes = {
  CONNECT_EMAIL: keepTime,
  UPDATE_EMAIL: keepTime,
  CONNECT_SOCIAL: keepName,
  CONNECT_PASSKEY: keepName,
  CREATE_WALLET: keepName,
  OPEN_WALLET: keepName,
  CONNECT_FARCASTER: keepName,
  GET_USER(context, user) {
    keepLogin(context, user.email)
    keepChain(context, user)
  },
  UPDATE_EMAIL_SECONDARY_OTP: (context, { newEmail }) => keepLogin(context, newEmail),
  GET_CHAIN_ID: keepChain,
  SWITCH_NETWORK: keepChain,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: (context, answer) =>
    keepSmartNetworks(context, answer.smartAccountEnabledNetworks),
  IS_CONNECTED(context, { isConnected }) {
    if (!isConnected) signedOut(context)
  },
  SIGN_OUT: signedOut,
}

/** Keeps the stored items of a login up to date with the frame's answer. */
export function noteAnswer<Name extends FrameMessageName>(
  context: EmbeddedContext,
  name: Name,
  answer: FrameResponse<Name>,
): void {
  const note = notes[name] as ((context: EmbeddedContext, answer: FrameResponse<Name>) => void) | undefined
  note?.(context, answer)
}

/** [FRM-13] [FRM-16] Keeps the stored items up to date when the frame fails. */
export function noteFailure(context: EmbeddedContext, name: FrameMessageName, cause: unknown): void {
  // A question that the page gave up says nothing about the session.
  if (name === 'IS_CONNECTED' && !frameAborted.is(cause)) signedOut(context)
  if (name === 'GET_SMART_ACCOUNT_ENABLED_NETWORKS') keepSmartNetworks(context, [])
}
