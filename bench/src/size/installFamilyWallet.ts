import type { Page } from 'playwright-core'
import type { FamilyName } from './familyNames'

/** The names of the wallets, to find them in the list. */
export const benchWallet = 'Bench'

/** A wallet of each family that approves at once and signs nothing, as scripts for the page. */
const wallets: { readonly [F in FamilyName]: string } = {
  solana: `
    const chains = ['solana:mainnet']
    const address = '11111111111111111111111111111111'
    const account = { address, publicKey: new Uint8Array(32), chains, features: [] }
    const features = {
      'standard:connect': { connect: async () => ({ accounts: [account] }) },
      'standard:events': { on: () => () => undefined },
    }
    const wallet = { version: '1.0.0', name: '${benchWallet}', chains, features, accounts: [account] }
    addEventListener('wallet-standard:app-ready', ({ detail }) => detail.register(wallet))`,
  bitcoin: `
    const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
    const publicKey = '02c7f12003196442943d8588e01aee840423cc54fc1521526a3b85c2b0cbd58872'
    const addresses = [{ address, publicKey, purpose: 'payment' }]
    const network = { bitcoin: { name: 'Mainnet' } }
    window.BenchProvider = { request: async () => ({ result: { addresses, network } }) }
    window.btc_providers = [{ id: 'BenchProvider', name: '${benchWallet}' }]`,
  polkadot: `
    const address = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
    const accounts = { get: async () => [{ address }] }
    window.injectedWeb3 = { ${benchWallet}: { enable: async () => ({ accounts, signer: {} }) } }`,
}

/** The balance responses of each family's node. */
const balances: { readonly [F in FamilyName]: unknown } = {
  solana: { jsonrpc: '2.0', id: 1, result: { value: 1_500_000_000 } },
  bitcoin: [{ txid: '11'.repeat(32), vout: 0, value: 150_000_000, status: { confirmed: true } }],
  polkadot: { jsonrpc: '2.0', id: 1, result: `0x${'00'.repeat(16)}00e40b5402${'00'.repeat(59)}` },
}

/** Adds a wallet of a family to a page, and answers for its node. */
export async function installFamilyWallet(page: Page, family: FamilyName): Promise<void> {
  await page.addInitScript({ content: `{${wallets[family]}\n}` })
  await page.route(`**/node/${family}**`, (route) => route.fulfill({ json: balances[family] }))
}
