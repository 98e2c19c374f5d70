import { createCache } from '../../cache/createCache'
import { type CachedReply, toCachedReply } from '../../http/sendCachedReply'
import type { Services } from '../../Services'
import { foldText } from '../foldText'
import type { Listing } from '../Listing'
import { drawMonogram } from './drawMonogram'
import type { FindImage } from './imageHandler'
import { lettersOf } from './lettersOf'
import { networkIcons } from './networkIcons'
import { type Icons, iconFolders, openIcons } from './openIcons'
import { presetPictures } from './presetPictures'
import { resizeSvg } from './resizeSvg'

/** Bytes of cached pictures. */
const mostKept = 8_000_000
/** No id is longer. */
const longestId = 100

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400',
  'x-content-type-options': 'nosniff',
  // Opened directly, a picture is a page of this origin, so it must not be able to do anything.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** The pictures of the gateway, by what they show. */
export type Images = {
  readonly ofWallet: FindImage
  readonly ofAsset: FindImage
  readonly ofCurrency: FindImage
  readonly ofToken: FindImage
}

/** [DIR-2] Finds pictures among the icons, or draws one for something known without an icon. */
export function createImages({ config, directory }: Pick<Services, 'config' | 'directory'>): Images {
  const icons = openIcons()
  const kept = createCache<CachedReply>({
    most: mostKept,
    sizeOf: ({ bytes }) => bytes.byteLength + 500,
  })
  const currencies = new Set(Intl.supportedValuesOf('currency'))
  const chains = config.GATEWAY_CHAINS
  const pictureIds = new Map(Object.entries(config.GATEWAY_PICTURE_IDS))
  const tokens = new Set(
    chains
      .flatMap(({ tokens: listed, nativeCurrency }) => [...listed, nativeCurrency])
      .map(({ symbol }) => symbol.toUpperCase()),
  )

  const keep =
    (kind: string, make: (id: string) => Promise<string | undefined>): FindImage =>
    async (id, size) => {
      if (id.length > longestId) return undefined
      const version = kind === 'wallet' ? directory.current().version : ''
      const key = JSON.stringify([kind, version, id, size])
      const known = kept.get(key)
      if (known) return known
      const svg = await make(id)
      if (svg === undefined) return undefined
      const image = toCachedReply(size === undefined ? svg : resizeSvg(svg, size), headers)
      kept.set(key, image)
      return image
    }

  return {
    ofWallet: keep('wallet', async (id) => {
      const listing = directory.current().find(id)
      return listing && ((await iconOf(icons, listing)) ?? monogramOf(listing.wallet.name, listing.wallet.id))
    }),
    ofAsset: keep('asset', async (asked) => {
      const given = pictureIds.get(asked)
      const preset = given === undefined ? presetPictures.get(asked) : undefined
      const id = given ?? preset?.shows ?? asked
      const icon = networkIcons.get(id) ?? networkIcons.get(id.replace('-', ':'))
      const found = icon && (await icons.find('networks', icon))
      if (found) return found
      const chain = chains.find((configured) => configured.id === id)
      if (chain) return monogramOf(chain.name, chain.id)
      return (
        (await icons.find('networks', id)) ??
        (await icons.find('wallets', connectorIcons.get(id) ?? '')) ??
        (preset && monogramOf(preset.name, preset.shows))
      )
    }),
    ofCurrency: keep('currency', async (id) => {
      const code = id.toUpperCase()
      if (currencies.has(code)) return drawMonogram({ letters: signOf(code), seed: `currency ${code}` })
      return code === 'BTC' || code === 'ETH' ? icons.find('tokens', code) : undefined
    }),
    ofToken: keep('token', async (id) => {
      const found = await icons.find('tokens', id)
      return (
        found ??
        (tokens.has(id.toUpperCase()) ? monogramOf(id.toUpperCase(), `token ${id.toUpperCase()}`) : undefined)
      )
    }),
  }
}

/** Connectors without a wallet, and their icons. */
const connectorIcons: ReadonlyMap<string, string> = new Map([
  ['walletConnect', 'wallet-connect'],
  ['coinbaseWallet', 'coinbase'],
  ['coinbaseWalletSDK', 'coinbase'],
  ['safe', 'safe'],
  ['ledger', 'ledger'],
  ['okx', 'okx'],
])

async function iconOf(icons: Icons, { icon, wallet }: Listing): Promise<string | undefined> {
  const [folder, name] = icon?.split('/') ?? []
  const known = iconFolders.find((one) => one === folder)
  if (known && name) return icons.find(known, name)
  // Imported wallets name no icon, but their names may match one.
  const words = foldText(wallet.name).replace(/ wallet$/, '')
  return icons.find('wallets', words.replace(/[^a-z0-9]+/g, '-'))
}

function monogramOf(name: string, seed: string): string {
  return drawMonogram({ letters: lettersOf(name), seed })
}

/** Returns the symbol of a currency, such as `€`, or its code. */
function signOf(code: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? code
  return sign.length <= 2 ? sign : code.slice(0, 3)
}
