import { createHash } from 'node:crypto'
import { type DirectoryWallet, isNetworkId, walletSchema } from '@latchkey/protocol'
import { array, flatten, type InferOutput, safeParse } from 'valibot'
import { chainGroups } from './chainGroups'
import wallets from './data/wallets.json' with { type: 'json' }
import { invalidRegistry } from './errors'
import type { Listing } from './Listing'
import { registryEntrySchema } from './registryEntrySchema'

type Entry = InferOutput<typeof registryEntrySchema>

/** Reads and checks the built-in wallets. @throws invalidRegistry */
export function readRegistry(entries: unknown = wallets): readonly Listing[] {
  const parsed = safeParse(array(registryEntrySchema), entries)
  if (!parsed.success) throw invalidRegistry({ reason: reasonOf(flatten(parsed.issues).nested) })
  const listings = parsed.output.map(toListing)
  for (const names of [
    parsed.output.map(({ slug }) => slug),
    parsed.output.map(({ name }) => name.toLowerCase()),
    parsed.output.flatMap(({ rdns }) => rdns ?? []),
  ]) {
    const double = names.find((name, index) => names.indexOf(name) !== index)
    if (double) throw invalidRegistry({ reason: `${double} appears twice` })
  }
  return listings
}

function toListing(entry: Entry): Listing {
  const parsed = safeParse(walletSchema, toWallet(entry))
  if (!parsed.success)
    throw invalidRegistry({ reason: `${entry.slug}: ${reasonOf(flatten(parsed.issues).nested)}` })
  return { wallet: parsed.output, icon: entry.icon, knownAs: entry.knownAs }
}

function toWallet(entry: Entry): DirectoryWallet {
  const { slug, name, home, order, rdns, injected, mobile, universal, desktop, web, ios, android, chrome } =
    entry
  const id = sha256(slug)
  return {
    id,
    name,
    homepage: home,
    image_id: toUuid(sha256(`image of ${slug}`)),
    order: order ?? null,
    badge_type: isRecognisable(entry) ? 'certified' : 'none',
    chains: entry.chains.flatMap((chain) => chainGroups[chain] ?? networkOf(slug, chain)),
    mobile_link: mobile ?? universal ?? null,
    link_mode: universal ?? null,
    browser_link: entry.browser ?? null,
    desktop_link: desktop ?? null,
    webapp_link: web ?? null,
    app_store: ios ?? null,
    play_store: android ?? null,
    chrome_store: chrome ?? null,
    rdns: rdns ?? null,
    injected: injected
      ? Object.entries(injected).map(([namespace, injected_id]) => ({ namespace, injected_id }))
      : null,
  }
}

/** A badge means that an installed copy can be told from an imitation, by its reverse-DNS id and its store page. */
function isRecognisable({ rdns, ios, android, chrome }: Entry): boolean {
  return rdns !== undefined && (ios ?? android ?? chrome) !== undefined
}

function networkOf(slug: string, chain: string): string {
  if (!isNetworkId(chain)) throw invalidRegistry({ reason: `${slug}: ${chain} is not a network` })
  return chain
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Clients of this API expect image ids as UUIDs; this one is marked as derived from a digest. */
function toUuid(hex: string): string {
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function reasonOf(nested: Readonly<Record<string, readonly string[] | undefined>> | undefined): string {
  const [where = 'wrong shape', reasons] = Object.entries(nested ?? {})[0] ?? []
  return `${where}: ${reasons?.[0] ?? 'unknown'}`
}
