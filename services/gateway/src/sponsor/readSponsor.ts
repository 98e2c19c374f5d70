import { privateKeyToAccount } from 'viem/accounts'
import type { Config } from '../config/readConfig'
import { invalidSetting } from '../errors'
import type { OwnSponsor } from './OwnSponsor'

/** Returns the gateway's own sponsor, or nothing if the gateway doesn't pay itself. @throws invalidSetting */
export function readSponsor(config: Config): OwnSponsor | undefined {
  if (config.SPONSOR !== 'own') return undefined
  if (config.SPONSOR_KEY === undefined)
    throw invalidSetting({ name: 'SPONSOR_KEY', reason: 'required when SPONSOR is own' })
  const targets = config.SPONSOR_TARGETS.split(',').map((one) => one.trim().toLowerCase())
  return {
    account: accountOf(config.SPONSOR_KEY.replace(/^0x/i, '')),
    targets: targets.includes('*') ? undefined : new Set(targets),
    projectBudget: BigInt(config.SPONSOR_PROJECT_BUDGET),
    visitorBudget: BigInt(config.SPONSOR_VISITOR_BUDGET),
    visitorCount: config.SPONSOR_VISITOR_COUNT,
    maxGas: BigInt(config.SPONSOR_MAX_GAS),
    lowBalance: BigInt(config.SPONSOR_LOW_BALANCE),
  }
}

function accountOf(digits: string) {
  try {
    return privateKeyToAccount(`0x${digits}`)
  } catch {
    // Zero, or beyond the curve. The library's error would quote the key.
    throw invalidSetting({ name: 'SPONSOR_KEY', reason: 'not a private key' })
  }
}
