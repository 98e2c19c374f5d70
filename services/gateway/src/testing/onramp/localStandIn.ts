import { testAccounts } from '@latchkey/testing'

/** Settings of a gateway whose stand-in vendor pays from an account that every local chain gives money to. */
export const localStandIn = {
  ONRAMP: 'stand-in',
  ONRAMP_STAND_IN_KEY: testAccounts[9].privateKey,
  ONRAMP_STAND_IN_SLOW_MS: '10000',
  // Nobody lives there, so nobody misses it.
  ONRAMP_REFUSED_COUNTRIES: 'AQ',
  ONRAMP_RATE_LIMIT: '1000',
} as const
