import type { FamilyName } from './PageSetup'

/** The scripts that create wallets in a page, each with its global name. */
const families = {
  evm: async () => (await import('./scripts/evm.gen')).script,
  solana: async () => (await import('./scripts/solana.gen')).script,
  bitcoin: async () => (await import('./scripts/bitcoin.gen')).script,
  polkadot: async () => (await import('./scripts/polkadot.gen')).script,
}

/** Returns what a page needs for wallets of these families only, and the expression for their factories. */
export async function readScripts(
  wanted: readonly FamilyName[],
): Promise<{ readonly scripts: string; readonly makers: string }> {
  const names = [...new Set(wanted)]
  const { script: desk } = await import('./scripts/desk.gen')
  const scripts = await Promise.all(names.map((name) => families[name]()))
  const makers = names.map((name) => `${name}: latchkey_${name}.create${capital(name)}Wallet`)
  return { scripts: [desk, ...scripts].join('\n'), makers: `{ ${makers.join(', ')} }` }
}

function capital(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}
