import * as v from 'valibot'
import { defaultWalletSettings, type WalletSettings, walletSettingsSchema } from './WalletSettings'

/** Asks the server where relay and nodes are; a plain file server that can't tell leaves the local ones. */
export async function fetchWalletSettings(): Promise<WalletSettings> {
  try {
    const answer = await fetch('/settings.json')
    return v.parse(walletSettingsSchema, await answer.json())
  } catch {
    // No such file, or not ours: the wallet is the same as without any setting.
    return defaultWalletSettings
  }
}
