import { explainReport, isGood } from './explain/explainReport'
import { measureExplain } from './explain/measureExplain'
import { weighExplain } from './explain/weighExplain'

const figures = { times: await measureExplain(200), bytes: await weighExplain() }
console.log(explainReport(figures))
process.exitCode = isGood(figures) ? 0 : 1
