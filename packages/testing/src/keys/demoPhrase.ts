import { hexToBytes } from '@noble/hashes/utils.js'

/** The phrase that development nodes fund. It is public, and the wallet says so. */
export const demoPhrase = 'test test test test test test test test test test test junk'

/** The seed of the demo phrase. Deriving it takes a tenth of a second, too long for every wallet of a test. */
export function demoSeed(): Uint8Array {
  return hexToBytes(
    '9dfc3c64c2f8bede1533b6a79f8570e5943e0b8fd1cf77107adf7b72cef42185' +
      'd564a3aee24cab43f80e3c4538087d70fc824eabbad596a23c97b6ee8322ccc0',
  )
}
