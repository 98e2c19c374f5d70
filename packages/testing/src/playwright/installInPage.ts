import { announceBrand } from '../multi/announceBrand'
import type { WalletsByFamily } from '../multi/MultiWallet'
import { createBrowserStorage } from '../wallet/createBrowserStorage'
import { type CallNode, createInPage } from './createInPage'
import type { FamilyWallet, Makers, PageDesk, PageSetup } from './PageSetup'

/** Converts values that leave the page: bytes become lists of numbers, big numbers become text, functions are dropped. */
function toPlain(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Uint8Array) return [...part]
    return typeof part === 'bigint' ? String(part) : part
  })
  return text === undefined ? undefined : JSON.parse(text)
}

type Made = FamilyWallet & { readonly wallet: WalletsByFamily[keyof WalletsByFamily] }

/** Runs inside the page before its own scripts: creates the wallets, announces them, and leaves a desk to control them. */
export function installInPage({ key, nodeBinding, wallets: wanted }: PageSetup, makers: Makers): void {
  const callNode: CallNode = (...args) => Reflect.get(globalThis, nodeBinding)(...args)
  const made = wanted.map((one): Made => ({ ...one, wallet: createInPage(one, makers, callNode) }))
  const shows = made.map((one) => announcerOf(one, made))
  made.forEach(({ wallet, announce = 'now', asWindowEthereum = false, brand }, index) => {
    if (asWindowEthereum && 'asWindowEthereum' in wallet) wallet.asWindowEthereum()
    const isFirst = brand === undefined || made.findIndex((other) => other.brand === brand) === index
    if (isFirst && announce !== 'never') shows[index]?.(announce === 'now' ? 0 : announce.afterMs)
  })

  const desk: PageDesk = {
    control({ index, name, args }) {
      const wallet = made[index]?.wallet
      if (name === 'announce' || name === 'announceLate') return void shows[index]?.(Number(args[0] ?? 0))
      const control: unknown = wallet ? Reflect.get(wallet, name) : undefined
      return typeof control === 'function' ? Reflect.apply(control, wallet, args) : undefined
    },
    controlOnce(id, call) {
      const storage = createBrowserStorage('local')
      const mark = `latchkey-testing:done:${id}`
      if (storage.read(mark)) return
      storage.write(mark, '1')
      desk.control(call)
    },
    look(index) {
      const wallet = made[index]?.wallet
      return wallet && { state: wallet.state, log: toPlain(wallet.log) }
    },
  }
  Object.defineProperty(globalThis, Symbol.for(key), { value: desk })
}

/** How a wallet announces itself: with its whole brand if it is part of one. */
function announcerOf({ wallet, brand }: Made, made: readonly Made[]): (afterMs: number) => void {
  if (brand === undefined) return (afterMs) => wallet.announce({ afterMs })
  const members = made.filter((other) => other.brand === brand)
  const announce = announceBrand(Object.fromEntries(members.map((one) => [one.family, one.wallet])))
  return (afterMs) => announce(undefined, afterMs)
}
