import { once } from 'node:events'
import { attacks } from './attacks'

const [name = '', port = ''] = process.argv.slice(2)
if (!Object.hasOwn(attacks, name)) throw new TypeError(`Unknown attack "${name}"`)
// Whoever started it may end without a word.
process.once('disconnect', () => process.exit())
process.send?.('ready')
await once(process, 'message')
process.send?.(await attacks[name as keyof typeof attacks](Number(port)))
process.disconnect?.()
