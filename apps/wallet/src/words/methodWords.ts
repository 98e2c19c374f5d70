const words: readonly (readonly [RegExp, string])[] = [
  [/signAndSend|sendTransaction|sendTransfer/, 'ask you to send transactions'],
  [/signAll|signTransaction|signPsbt/, 'ask you to sign transactions'],
  [/TypedData/, 'ask you to sign structured data'],
  [/personal_sign|signMessage/, 'ask you to sign messages'],
  [/switchEthereumChain/, 'ask you to switch the network'],
  [/ccounts|AccountAddresses/, 'see your addresses and public keys'],
]

/** What methods let a site do, in plain words and each only once. */
export function methodWords(methods: readonly string[]): readonly string[] {
  const known = words.filter(([pattern]) => methods.some((method) => pattern.test(method)))
  const others = methods.filter((method) => !words.some(([pattern]) => pattern.test(method)))
  return [...known.map(([, text]) => text), ...others]
}
