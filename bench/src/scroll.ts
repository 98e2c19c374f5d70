import { measureScroll } from './scroll/measureScroll'
import { isSmooth, scrollReport } from './scroll/scrollReport'

const numbers = await measureScroll({ imported: 10_000, visits: 5, notches: 500 })
console.log(scrollReport(numbers))
process.exitCode = isSmooth(numbers) ? 0 : 1
