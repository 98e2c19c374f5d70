import { budgets } from './budgets'
import { measurePairing } from './pairing/measurePairing'
import { pairingRatio, pairingReport } from './pairing/pairingReport'

const [rounds = '30'] = process.argv.slice(2)
const times = await measurePairing(Number(rounds))
console.log(pairingReport(times))
process.exitCode = pairingRatio(times) <= budgets.pairingRatio ? 0 : 1
