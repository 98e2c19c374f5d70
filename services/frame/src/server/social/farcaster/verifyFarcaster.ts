import { type SignInData, socialFailed } from '@latchkey/protocol'
import { verifySignIn } from '@latchkey/verify'
import type { Hex } from 'viem'
import type { SocialIdentity } from '../clients/SocialIdentity'
import { type FarcasterRegistry, farcasterChain } from './createFarcasterRegistry'
import type { FarcasterAnswer } from './FarcasterAnswer'

/** What the message of a login must say. */
export type FarcasterTerms = {
  readonly siweUri: string
  readonly nonce: string
  /** When the login started, in milliseconds since 1970. */
  readonly startedAt: number
}

/** What asks the chain. */
export type FarcasterNode = { readonly nodeUrl: string; readonly registry: FarcasterRegistry }

/**
 * [FRM-7] Verifies what the app signed: a message for this login, frame and time, by an address that acts for the one
 * account it names. The relay is not asked: what it says about the account isn't signed.
 * @throws socialFailed, signInUnverifiable, and what `verifySignIn` throws
 */
export async function verifyFarcaster(
  { nodeUrl, registry }: FarcasterNode,
  { message, signature, username }: FarcasterAnswer,
  { siweUri, nonce, startedAt }: FarcasterTerms,
  now: number,
): Promise<SocialIdentity> {
  const data = await verifySignIn({
    message,
    signature,
    expected: {
      ...{ domain: new URL(siweUri).host, uri: siweUri, nonce },
      chainIds: [farcasterChain],
      maxAgeMs: now - startedAt,
    },
    now,
    nodes: { [farcasterChain]: nodeUrl },
    fetch: (url, init) => fetch(url, { ...init, redirect: 'error' }),
  })
  const fid = readFid(data)
  if (!(await registry.isSigner(data.accountAddress as Hex, fid)))
    throw refusal(`The address doesn't act for the account ${fid}`)
  // Apps show an account without a name by its number.
  return { issuer: 'farcaster://fid', subject: String(fid), userName: username ?? `!${fid}`, email: null }
}

function readFid({ statement, resources = [] }: SignInData): bigint {
  if (statement !== 'Farcaster Auth') throw refusal('The statement is another one')
  const [, fid] = /^farcaster:\/\/fid\/([1-9]\d{0,14})$/.exec(resources[0] ?? '') ?? []
  if (fid === undefined || resources.length !== 1) throw refusal("The resources aren't one account")
  return BigInt(fid)
}

function refusal(cause: string) {
  return socialFailed({ provider: 'Farcaster' }, { cause })
}
