import type { Connector, WalletReport } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'
import { askWallet } from './askWallet'
import { formOf } from './formOf'
import { readPaired } from './readPaired'
import { readStandard } from './readStandard'
import { readUnisat } from './readUnisat'
import { readWbip } from './readWbip'

const readers = { standard: readStandard, wbip: readWbip, unisat: readUnisat, paired: readPaired }

/** Reads the accounts and the network of a wallet of any form. @throws userRejected, walletMalformed, connectFailed … */
export function readReport(
  connector: Connector,
  silent: boolean,
  networks: readonly Network[],
): Promise<WalletReport> {
  return askWallet(connector, () => readers[formOf(connector)](connector.provider, silent, networks))
}
