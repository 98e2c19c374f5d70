import { isNetworkId } from '../caip/isNetworkId'
import { solanaNetworkIds } from '../caip/knownNetworks'
import { type Namespace, namespaces } from '../caip/namespaces'
import { signInMalformed } from '../errors/sign-in'
import { accountNames } from './accountNames'
import type { SignInData } from './SignInData'
import { maxSignInMessageLength } from './signInLimits'
import { writeSignInMessage } from './writeSignInMessage'

/** Chain names in texts that wallets write themselves (Sign-in-with-Solana). */
const solanaNames: Readonly<Record<string, string>> = { ...solanaNetworkIds, localnet: 'solana:localnet' }

/** Reads a chain reference: the CAIP-2 part, or a name that Solana wallets write. */
function referenceOf(namespace: Namespace, written: string): string {
  if (namespace !== 'solana') return written
  const bare = written.replace(/^solana:/, '')
  const named = Object.hasOwn(solanaNames, bare) ? solanaNames[bare] : undefined
  return named?.slice('solana:'.length) ?? bare
}

/** Reads line by line. Leftover, repeated or misplaced lines show up when the message is written again and compared. */
function readLines(lines: readonly string[], at: number) {
  let next = at
  const take = (name: string): { readonly value?: string } => {
    const line = lines[next]
    if (!line?.startsWith(`${name}: `)) return {}
    next += 1
    return { value: line.slice(name.length + 2) }
  }
  const takeResources = (): { readonly resources?: readonly string[] } => {
    if (lines[next] !== 'Resources:') return {}
    return { resources: lines.slice(next + 1).map((line) => line.replace(/^- /, '')) }
  }
  return { take, takeResources }
}

function readNamespace(first: string): { domain: string; namespace: Namespace } {
  const [, domain, name] =
    /^(\S{1,300}) wants you to sign in with your (\w{1,20}) account:$/.exec(first) ?? []
  const namespace = namespaces.find((one) => accountNames[one] === name)
  if (domain === undefined || !namespace) throw signInMalformed({ reason: 'domain' })
  return { domain, namespace }
}

const field = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value })

/**
 * [SIW-6] Parses a sign-in message. Strict: accepts only what `writeSignInMessage` would write, byte for byte; for
 * Solana also the chain names that wallets write in `solana:signIn`. Use `isSignInAccount` to check the
 * checksum. @throws signInMalformed
 */
export function parseSignInMessage(text: string): SignInData {
  if (typeof text !== 'string' || text.length > maxSignInMessageLength)
    throw signInMalformed({ reason: 'length' })
  const lines = text.split('\n')
  const { domain, namespace } = readNamespace(lines[0] ?? '')
  const isUnstated = namespace === 'solana' ? lines[4] !== '' : lines[3] === ''
  const start = isUnstated ? (namespace === 'solana' ? 3 : 4) : 5
  const { take, takeResources } = readLines(lines, start)
  const [uri, version, written = '', nonce, issuedAt] = [
    'URI',
    'Version',
    'Chain ID',
    'Nonce',
    'Issued At',
  ].map((name) => take(name).value)
  const chainId = `${namespace}:${referenceOf(namespace, written)}`
  if (!isNetworkId(chainId)) throw signInMalformed({ reason: 'chainId' })
  if (version !== '1') throw signInMalformed({ reason: 'version' })
  const data: SignInData = {
    domain,
    accountAddress: lines[1] ?? '',
    chainId,
    uri: uri ?? '',
    version,
    nonce: nonce ?? '',
    issuedAt: issuedAt ?? '',
    ...(isUnstated ? {} : field('statement', lines[3])),
    ...field('expirationTime', take('Expiration Time').value),
    ...field('notBefore', take('Not Before').value),
    ...field('requestId', take('Request ID').value),
    ...takeResources(),
  }
  const asWritten = `Chain ID: ${written}`
  const again = writeSignInMessage(data).split('\n')
  const reference = start + 2
  if (again[reference] === `Chain ID: ${referenceOf(namespace, written)}`) again[reference] = asWritten
  if (again.join('\n') !== text) throw signInMalformed({ reason: 'order' })
  return data
}
