import { writePages } from './writePages'

await writePages()
