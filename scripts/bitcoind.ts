import { unpackBitcoind } from './debian/unpackBitcoind'
import { SetupFault } from './process/SetupFault'

try {
  console.log(`bitcoind ${await unpackBitcoind()}`)
} catch (error) {
  if (!(error instanceof SetupFault)) throw error
  console.error(error.message)
  process.exitCode = 1
}
