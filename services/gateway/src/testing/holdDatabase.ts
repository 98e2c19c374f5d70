import { once } from 'node:events'
import { openDatabase } from '../database/openDatabase'

// A process that opens the database in a folder, says so, and closes it when its input ends.
const database = await openDatabase({ folder: process.argv[2] ?? '', connections: 1 })
process.stdout.write('open')
process.stdin.resume()
await once(process.stdin, 'end')
await database.stop()
