import type { Features } from 'latchkey'

/** A boolean feature and its default. */
export type FeatureSwitch = {
  readonly name: { [F in keyof Features]-?: Features[F] extends boolean ? F : never }[keyof Features]
  readonly label: string
  readonly isOnByDefault: boolean
}

/** The features with a switch. The others are lists, set through the address. */
export const featureSwitches: readonly FeatureSwitch[] = [
  { name: 'allWallets', label: 'Search all wallets', isOnByDefault: true },
  { name: 'collapseWallets', label: 'Collapse wallets', isOnByDefault: false },
  { name: 'email', label: 'E-mail', isOnByDefault: true },
  { name: 'emailShowWallets', label: 'Wallets beside e-mail', isOnByDefault: true },
  { name: 'send', label: 'Send', isOnByDefault: true },
  { name: 'receive', label: 'Receive', isOnByDefault: true },
  { name: 'swaps', label: 'Swap', isOnByDefault: true },
  { name: 'onramp', label: 'Buy', isOnByDefault: true },
  { name: 'history', label: 'Activity', isOnByDefault: true },
  { name: 'smartSessions', label: 'Smart sessions', isOnByDefault: false },
  { name: 'analytics', label: 'Analytics', isOnByDefault: false },
]
