import { createHash } from 'node:crypto'

const first = ['North', 'Amber', 'River', 'Quiet', 'Copper', 'Lunar', 'Velvet', 'Harbour', 'Cedar', 'Signal']
const second = ['Vault', 'Key', 'Pocket', 'Harbor', 'Nest', 'Ledgerbook', 'Gate', 'Purse', 'Coin', 'Safe']

/** Generates a list of wallets to import, each with its own image. */
export function walletList(count: number): string {
  const data = Array.from({ length: count }, (_, at) => {
    const name = `${first[at % 10]} ${second[Math.floor(at / 10) % 10]} ${at}`
    const hash = createHash('sha256').update(name).digest('hex')
    return {
      id: hash,
      name,
      image_id: `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`,
      homepage: `https://wallet-${at}.example/`,
      chains: ['eip155:1', 'eip155:137'],
      ...(at % 10 === 0 ? { badge_type: 'certified' } : {}),
    }
  })
  return JSON.stringify({ count, data })
}
