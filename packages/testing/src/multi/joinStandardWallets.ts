import type { StandardWallet } from '../wallet/StandardWallet'

/** Its state is read each time. */
type Leading = { readonly wallet: StandardWallet; readonly state: { readonly authorised: boolean } }

type Following = { readonly wallet: StandardWallet; authorise(): void }

type Method = (...inputs: readonly unknown[]) => unknown

/** Returns a feature's method, if it exists. */
function methodOf({ features }: StandardWallet, feature: string): Method | undefined {
  const method: unknown = Object(features[feature])[feature === 'standard:connect' ? 'connect' : 'on']
  return typeof method === 'function' ? (...inputs) => Reflect.apply(method, undefined, inputs) : undefined
}

/**
 * One wallet-standard object for two families, as such wallets register it: with the chains, features and accounts of
 * both. A page that connects with `standard:connect` is allowed in both.
 */
export function joinStandardWallets(solana: Leading, bitcoin: Following): StandardWallet {
  const [first, second] = [solana.wallet, bitcoin.wallet]
  const accounts = () => [...first.accounts, ...second.accounts]
  const connect = (ask: Method) => async (input: unknown) => {
    const answer: unknown = await ask(input)
    if (solana.state.authorised && Object(input).silent !== true) bitcoin.authorise()
    const own: unknown = Object(answer).accounts
    // Anything else is what a test scripted as the answer.
    return Array.isArray(own) ? { accounts: [...own, ...second.accounts] } : answer
  }
  const on = (listen: Method, listenToo: Method | undefined) => (event: string, listener: Method) => {
    const hear = (change: unknown) => {
      const isAccounts = typeof change === 'object' && change !== null && 'accounts' in change
      listener(isAccounts ? { ...change, accounts: accounts() } : change)
    }
    const ends = [listen(event, hear), listenToo?.(event, hear)]
    return () => {
      for (const end of ends) if (typeof end === 'function') end()
    }
  }
  return {
    version: '1.0.0',
    name: first.name,
    icon: first.icon,
    get chains() {
      return [...first.chains, ...second.chains]
    },
    get accounts() {
      return accounts()
    },
    get features() {
      const ask = methodOf(first, 'standard:connect')
      const listen = methodOf(first, 'standard:events')
      const version = '1.0.0'
      return {
        ...first.features,
        ...second.features,
        ...(ask ? { 'standard:connect': { version, connect: connect(ask) } } : {}),
        ...(listen
          ? { 'standard:events': { version, on: on(listen, methodOf(second, 'bitcoin:events')) } }
          : {}),
      }
    },
  }
}
