import type { WalletVersion } from '../loadKit'
import { faceOf } from './faceOf'
import { openNodeSocket } from './openNodeSocket'
import { openSiteEnd } from './openSiteEnd'
import type { SiteEnd } from './SiteEnd'
import type { Ends, Stage } from './Stage'
import { startStageRelay } from './startStageRelay'
import { startWalletProcess } from './startWalletProcess'
import type { Told } from './Told'
import type { WalletEnd } from './WalletEnd'

/** Runs sites and the relay in this process, and wallets in another that can be killed. */
export async function openNodeStage(): Promise<Stage> {
  const relay = await startStageRelay()
  const { url } = relay
  let sites: ReturnType<typeof createSite>[] = []
  const wallets = createWallets(url)
  const close = () => Promise.all(sites.map((site) => site.close()))
  let count = 0
  return {
    async open(version): Promise<Ends> {
      const site = createSite(url)
      sites.push(site)
      const [wallet] = await Promise.all([wallets.open(`wallet-${count++}`, version), site.open(0)])
      return { version, site: site.face, siteTold: site.told, ...wallet }
    },
    async leave(party) {
      if (party === 'relay') await relay.stop()
      else if (party === 'wallet') await wallets.kill()
      else await close()
    },
    async comeBack(party, clockMs = 0) {
      if (party === 'relay') await relay.restart()
      else if (party === 'wallet') await relay.holdMail(wallets.comeBack)
      else await Promise.all(sites.map((site) => site.open(clockMs)))
    },
    async clear() {
      await Promise.all([close(), wallets.clear()])
      sites = []
    },
    async stop() {
      await wallets.kill()
      await relay.stop()
    },
  }
}

/** A page of a site that can be closed and reopened behind the same proxy. */
function createSite(relayUrl: string) {
  const texts = new Map<string, string>()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  }
  const told: Told[] = []
  let end: SiteEnd | null = null
  return {
    told,
    face: faceOf<SiteEnd>((method, args) => Reflect.get(end ?? {}, method).apply(end, args)),
    async open(clockMs: number) {
      const isCurrent = { value: true }
      const tell = (one: Told) => void (isCurrent.value && told.push(one))
      const current = await openSiteEnd({
        relayUrl,
        storage,
        name: 'pairing',
        clockMs,
        openSocket: openNodeSocket,
        tell,
      })
      // A closed page sends no more events.
      end = {
        ...current,
        close: () => {
          isCurrent.value = false
          return current.close()
        },
      }
    },
    close: async () => end?.close(),
  }
}

/** Wallets in a separate process; their storage is kept here. */
function createWallets(relayUrl: string) {
  type Kept = { readonly version: WalletVersion; readonly items: Map<string, unknown>; readonly told: Told[] }
  const kept = new Map<string, Kept>()
  const start = () =>
    startWalletProcess({
      told: (key, told) => void kept.get(key)?.told.push(told),
      stored(key, name, value) {
        if (value === undefined) kept.get(key)?.items.delete(name)
        else kept.get(key)?.items.set(name, value)
      },
    })
  let child = start()
  const openIn = (key: string, { version, items }: Kept) =>
    child.open(key, { version, relayUrl, items: [...items] })
  return {
    async open(key: string, version: WalletVersion) {
      const one: Kept = { version, items: new Map(), told: [] }
      kept.set(key, one)
      await openIn(key, one)
      const wallet = faceOf<WalletEnd>((method, args) => child.call(key, method, args))
      return { wallet, walletTold: one.told }
    },
    kill: () => child.kill(),
    async comeBack() {
      child = start()
      await Promise.all([...kept].map(([key, one]) => openIn(key, one)))
    },
    async clear() {
      kept.clear()
      await child.kill()
      child = start()
    },
  }
}
