import { attacks } from './attacks'

const [name = '', url = '', ms = '0'] = process.argv.slice(2)
if (!Object.hasOwn(attacks, name)) throw new TypeError(`Unknown attack "${name}"`)
await attacks[name as keyof typeof attacks](url, Number(ms))
// Sockets that were promised too late.
process.exit(0)
