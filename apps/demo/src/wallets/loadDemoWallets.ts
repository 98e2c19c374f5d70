import type { Namespace } from 'latchkey'
import { familiesOf, familyNames } from '../settings/familiesOf'
import { listNetworks } from '../settings/listNetworks'
import type { SiteSettings } from '../settings/SiteSettings'
import type { DemoWallet, WalletPart } from './DemoWallet'
import { evmChains } from './evmChains'
import { evmWallet } from './evmWallet'

/** Draws a keyhole on a colored background, as the data URI that EIP-6963 requires. */
function demoWalletIcon(ground: string, figure: string): string {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/>` +
    `<path fill="${figure}" d="M48 22a16 16 0 0 1 8 29.9L62 74H34l6-22.1A16 16 0 0 1 48 22z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** The wallets in the page. Their keys are public. */
export type DemoWallets = {
  readonly list: readonly DemoWallet[]
  unload(): void
}

type PartMaker = (name: string, icon: string) => WalletPart
type OtherFamily = Exclude<Namespace, 'eip155'>

/** The delay of the late wallet. */
const lateMs = 1_500

const grounds: { readonly [N in OtherFamily]: readonly [ground: string, figure: string] } = {
  solana: ['#4b2a85', '#8ff0c0'],
  bip122: ['#8a4b08', '#ffd08a'],
  polkadot: ['#8c1257', '#ffb3dc'],
}

/**
 * Loads the wallets for the page's families and returns a function that creates and announces them. Permissions
 * survive a reload, as with real wallets.
 */
export async function loadDemoWallets(site: SiteSettings): Promise<() => DemoWallets> {
  const families = familiesOf(listNetworks(site).map(({ network }) => network))
  const makers = await Promise.all(
    families
      .filter((family) => family !== 'eip155')
      .map(async (family) => [family, await loadMaker(family, site)] as const),
  )
  return () => {
    const list = [
      ...(families.includes('eip155') ? evmWallets(site) : []),
      ...makers.map(([family, make]) => familyWallet(family, make)),
      ...(families.length > 1 ? [manyWallet(site, makers)] : []),
    ]
    return {
      list,
      unload() {
        for (const { parts } of list) for (const part of parts) part.unload()
      },
    }
  }
}

async function loadMaker(family: OtherFamily, site: SiteSettings): Promise<PartMaker> {
  if (family === 'solana') {
    const { solanaPart } = await import('./solanaPart')
    return (name, icon) => solanaPart(site, name, icon)
  }
  if (family === 'bip122') {
    const { bitcoinPart } = await import('./bitcoinPart')
    return (name, icon) => bitcoinPart(site, name, icon)
  }
  return (await import('./polkadotPart')).polkadotPart
}

function evmWallets(site: SiteSettings): readonly DemoWallet[] {
  const chains = evmChains(site)
  const [demoIcon, lateIcon] = [demoWalletIcon('#0d6183', '#74c4e8'), demoWalletIcon('#6d3b7f', '#e7b6f2')]
  const demo = evmWallet(
    { name: 'Demo Wallet', rdns: 'dev.latchkey.demo', icon: demoIcon, keys: [0, 3] },
    chains,
  )
  const late = evmWallet(
    { name: 'Late Wallet', rdns: 'dev.latchkey.late', icon: lateIcon, keys: [3, 5] },
    chains.slice(0, 1),
  )
  demo.wallet.announce()
  late.wallet.announceLate(lateMs)
  return [
    {
      name: 'Demo Wallet',
      icon: demoIcon,
      hint: 'Knows every EVM network on this page.',
      parts: [demo.part],
      evm: demo.wallet,
    },
    {
      name: 'Late Wallet',
      icon: lateIcon,
      hint: 'Announces itself 1.5 s late and doesn’t know the second network.',
      parts: [late.part],
      evm: late.wallet,
    },
  ]
}

function familyWallet(family: OtherFamily, make: PartMaker): DemoWallet {
  const name = `Demo ${familyNames[family]}`
  const icon = demoWalletIcon(...grounds[family])
  return { name, icon, hint: `Has only ${familyNames[family]} keys.`, parts: [make(name, icon)], evm: null }
}

/** One brand with every family of the page. The modal shows it as one row. */
function manyWallet(site: SiteSettings, makers: readonly (readonly [OtherFamily, PartMaker])[]): DemoWallet {
  const name = 'Demo Manychain'
  const icon = demoWalletIcon('#22313f', '#f4d35e')
  const chains = evmChains(site)
  const evm =
    chains.length > 0 ? evmWallet({ name, rdns: 'dev.latchkey.many', icon, keys: [5, 8] }, chains) : null
  evm?.wallet.announce()
  const others = makers.map(([, make]) => make(name, icon))
  const [first, ...rest] = [...(evm ? [evm.part] : []), ...others]
  return {
    name,
    icon,
    hint: 'One wallet for every family on this page. The modal asks which to connect.',
    // A page with several families has a part for each.
    parts: [first as WalletPart, ...rest],
    evm: evm?.wallet ?? null,
  }
}
