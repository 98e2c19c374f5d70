import { isWithin, judgeSize } from './size/judgeSize'
import { measureSize } from './size/measureSize'
import { sizeReport } from './size/sizeReport'

const measured = await measureSize()
console.log(sizeReport(measured))
process.exitCode = judgeSize(measured).every(isWithin) ? 0 : 1
