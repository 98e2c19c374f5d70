/** The shown name of an extension, and its name in other families of chains. */
export type KnownExtension = { readonly name: string; readonly rdns?: string }

/** The extensions whose key on the page isn't their name. */
export const knownExtensions: { readonly [key: string]: KnownExtension } = {
  'polkadot-js': { name: 'Polkadot.js' },
  talisman: { name: 'Talisman', rdns: 'xyz.talisman' },
  'subwallet-js': { name: 'SubWallet', rdns: 'app.subwallet' },
  'fearless-wallet': { name: 'Fearless Wallet' },
  enkrypt: { name: 'Enkrypt', rdns: 'com.enkrypt' },
}
