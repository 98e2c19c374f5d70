/** The methods that most pages never call. */
export const laterNames = [
  'switchNetwork',
  'setPreferredAccount',
  'send',
  'explain',
  'getProvider',
  'signMessage',
  'sendTransaction',
  'signTypedData',
  'sendCalls',
  'switchAccount',
  'cancelConnect',
  'disconnectWallet',
  'listWallets',
  'signIn',
  'signOut',
] as const

/** One of them. */
export type LaterName = (typeof laterNames)[number]
