import * as v from 'valibot'
import { defaultWalletSettings, type WalletSettings, walletSettingsSchema } from './WalletSettings'

/** Fetches the URLs of the relays and nodes. A plain file server has none, so the local defaults apply. */
export async function fetchWalletSettings(): Promise<WalletSettings> {
  try {
    const answer = await fetch('/settings.json')
    return v.parse(walletSettingsSchema, await answer.json())
  } catch {
    // Missing or invalid: same as without any setting.
    return defaultWalletSettings
  }
}
