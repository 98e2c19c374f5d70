import { isWithin, judgeSize } from './size/judgeSize'
import { measureSize } from './size/measureSize'
import { sizeReport } from './size/sizeReport'

// `--published` measures `dist`, as a site gets it from npm. Run `npm run build` first.
const measured = await measureSize(process.argv.includes('--published'))
console.log(sizeReport(measured))
process.exitCode = judgeSize(measured).every(isWithin) ? 0 : 1
