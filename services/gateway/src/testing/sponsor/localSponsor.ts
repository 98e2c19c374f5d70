import { testAccounts } from '@latchkey/testing'

/** Settings of a gateway that pays for smart accounts with an account that every local chain gives money to. */
export const localSponsor = { SPONSOR: 'own', SPONSOR_KEY: testAccounts[8].privateKey } as const
