import { embeddedReport, isGood } from './embedded/embeddedReport'
import { measureEmbedded } from './embedded/measureEmbedded'

const times = await measureEmbedded(9, 20)
console.log(embeddedReport(times))
process.exitCode = isGood(times) ? 0 : 1
