import type { Features } from 'latchkey'
import * as v from 'valibot'

/** The schema of each feature. A new feature in the options doesn't compile until it's added here. */
export const featureSchemas = {
  swaps: v.boolean(),
  onramp: v.boolean(),
  receive: v.boolean(),
  send: v.boolean(),
  email: v.boolean(),
  emailShowWallets: v.boolean(),
  socials: v.union([
    v.literal(false),
    v.array(v.picklist(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])),
  ]),
  connectorTypeOrder: v.array(
    v.picklist(['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended']),
  ),
  history: v.boolean(),
  analytics: v.boolean(),
  allWallets: v.boolean(),
  legalCheckbox: v.boolean(),
  smartSessions: v.boolean(),
  collapseWallets: v.boolean(),
  walletFeaturesOrder: v.array(v.picklist(['onramp', 'swaps', 'receive', 'send'])),
  connectMethodsOrder: v.array(v.picklist(['email', 'social', 'wallet'])),
} as const satisfies { readonly [F in keyof Features]-?: v.GenericSchema<unknown, Features[F]> }
