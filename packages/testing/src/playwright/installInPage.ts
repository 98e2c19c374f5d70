import { createEvmWallet } from '../evm/createEvmWallet'
import type { EvmWallet } from '../evm/EvmWallet'
import { createBrowserStorage } from '../wallet/createBrowserStorage'
import type { RpcTransport } from '../wallet/RpcTransport'
import type { PageDesk, PageSetup } from './PageSetup'
import type { PageWalletOptions } from './PageWalletOptions'

/** Runs inside the page, before its own scripts: makes the wallets, shows them, and leaves a desk to control them. */
export function installInPage({ key, rpcBinding, wallets: options }: PageSetup): void {
  // The node is reached through the test: a real wallet is not bound by the page's CSP, and its requests are not the page's.
  const transport: RpcTransport = (url, body) => Reflect.get(globalThis, rpcBinding)(url, body)
  const wallets = options.map((one) => createWallet(one, transport))
  options.forEach((one, index) => {
    const wallet = wallets[index]
    if (wallet) show(wallet, one)
  })

  const desk: PageDesk = {
    control: ({ index, name, args }) => {
      const wallet = wallets[index]
      return wallet ? Reflect.apply(wallet[name], wallet, args) : undefined
    },
    controlOnce(id, call) {
      const storage = createBrowserStorage('local')
      const mark = `latchkey-testing:done:${id}`
      if (storage.read(mark)) return
      storage.write(mark, '1')
      desk.control(call)
    },
    look(index) {
      const wallet = wallets[index]
      return wallet && { state: wallet.state, log: wallet.log }
    },
  }
  Object.defineProperty(globalThis, Symbol.for(key), { value: desk })
}

function createWallet(
  { storage = 'local', ...options }: PageWalletOptions,
  transport: RpcTransport,
): EvmWallet {
  return createEvmWallet({ ...options, transport, ...(storage === 'none' ? {} : { storage }) })
}

function show(wallet: EvmWallet, { announce = 'now', asWindowEthereum = false }: PageWalletOptions): void {
  if (asWindowEthereum) wallet.asWindowEthereum()
  if (announce === 'now') wallet.announce()
  else if (announce !== 'never') wallet.announceLate(announce.afterMs)
}
