import { createPrivateKey, createPublicKey } from 'node:crypto'
import { base58 } from '@scure/base'
import type { Config } from '../../config/readConfig'
import { invalidSetting } from '../../errors'
import type { SolanaSponsor } from './SolanaSponsor'

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8. */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Returns the gateway's own sponsor on Solana, or nothing if there is none. @throws invalidSetting */
export function readSolanaSponsor(config: Config): SolanaSponsor | undefined {
  if (config.SPONSOR !== 'own' || config.SPONSOR_SOLANA_KEY === undefined) return undefined
  const bytes = base58.decode(config.SPONSOR_SOLANA_KEY)
  const key = createPrivateKey({
    key: Buffer.concat([prefix, seedOf(bytes)]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const address = base58.encode(Buffer.from(x, 'base64url'))
  // Wallets export the public key after the private one.
  if (bytes.length === 64 && base58.encode(bytes.subarray(32)) !== address) throw notAKey()
  const programs = config.SPONSOR_SOLANA_PROGRAMS.split(',').map((one) => one.trim())
  return {
    address,
    key,
    programs: programs.includes('*') ? undefined : new Set(programs),
    projectBudget: BigInt(config.SPONSOR_SOLANA_PROJECT_BUDGET),
    visitorBudget: BigInt(config.SPONSOR_SOLANA_VISITOR_BUDGET),
    visitorCount: config.SPONSOR_VISITOR_COUNT,
    maxFee: BigInt(config.SPONSOR_SOLANA_MAX_FEE),
  }
}

function seedOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length !== 64 && bytes.length !== 32) throw notAKey()
  return bytes.subarray(0, 32)
}

function notAKey() {
  return invalidSetting({ name: 'SPONSOR_SOLANA_KEY', reason: 'not a private key of Solana' })
}
