import type { KeyObject } from 'node:crypto'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Config } from '../config/readConfig'
import { invalidSetting } from '../errors'
import { readCdpKey } from './coinbase/signCdpToken'

/** The keys of the vendors that the operator chose. */
export type VendorKeys = {
  readonly standIn: { readonly account: PrivateKeyAccount } | undefined
  readonly moonpay: { readonly key: string; readonly secret: string; readonly webhookKey: string } | undefined
  readonly coinbase: { readonly keyId: string; readonly key: KeyObject } | undefined
  readonly stripe: { readonly secret: string } | undefined
}

type Name = Extract<keyof Config, `ONRAMP_${string}`>

/** Reads the keys of the chosen vendors; those of others don't matter. @throws invalidSetting */
export function readVendorKeys(config: Config): VendorKeys {
  const need = (name: Name): string => {
    const value = config[name]
    if (typeof value !== 'string') throw invalidSetting({ name, reason: 'required by a vendor in ONRAMP' })
    return value
  }
  // Everybody who reaches it can press Pay, and nobody pays.
  if (config.GATEWAY_MODE === 'production' && config.ONRAMP.includes('stand-in'))
    throw invalidSetting({ name: 'ONRAMP', reason: 'stand-in works only with GATEWAY_MODE=development' })
  const has = (vendor: Config['ONRAMP'][number]) => config.ONRAMP.includes(vendor)
  return {
    standIn: has('stand-in') ? { account: accountOf(need('ONRAMP_STAND_IN_KEY')) } : undefined,
    moonpay: has('moonpay')
      ? {
          key: need('ONRAMP_MOONPAY_KEY'),
          secret: need('ONRAMP_MOONPAY_SECRET'),
          webhookKey: need('ONRAMP_MOONPAY_WEBHOOK_KEY'),
        }
      : undefined,
    coinbase: has('coinbase')
      ? { keyId: need('ONRAMP_COINBASE_KEY_ID'), key: cdpKeyOf(need('ONRAMP_COINBASE_SECRET')) }
      : undefined,
    stripe: has('stripe') ? { secret: need('ONRAMP_STRIPE_SECRET') } : undefined,
  }
}

function accountOf(key: string): PrivateKeyAccount {
  try {
    return privateKeyToAccount(`0x${key.replace(/^0x/i, '')}`)
  } catch {
    // Zero, or beyond the curve. The library's error would quote the key.
    throw invalidSetting({ name: 'ONRAMP_STAND_IN_KEY', reason: 'not a private key' })
  }
}

function cdpKeyOf(secret: string): KeyObject {
  const key = readCdpKey(secret)
  if (!key) throw invalidSetting({ name: 'ONRAMP_COINBASE_SECRET', reason: 'not 64 bytes in base64' })
  return key
}
