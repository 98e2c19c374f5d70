const words: readonly (readonly [RegExp, string])[] = [
  [/signAndSend|sendTransaction|sendTransfer|sendCalls/, 'Ask you to send transactions'],
  [/signAll|signTransaction|signPsbt/, 'Ask you to sign transactions'],
  [/TypedData/, 'Ask you to sign structured data'],
  [/personal_sign|signMessage/, 'Ask you to sign messages'],
  [/(switch|add)EthereumChain/, 'Ask you to switch networks'],
  [/ccounts|AccountAddresses/, 'See your addresses and public keys'],
]

/** Describes what some methods let a site do, each once. */
export function methodWords(methods: readonly string[]): readonly string[] {
  const known = words.filter(([pattern]) => methods.some((method) => pattern.test(method)))
  const others = methods.filter((method) => !words.some(([pattern]) => pattern.test(method)))
  return [...known.map(([, text]) => text), ...others]
}
