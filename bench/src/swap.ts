import { measureSwap } from './swap/measureSwap'
import { swapReport } from './swap/swapReport'

console.log(swapReport(await measureSwap(100)))
