import { startGateway } from './startGateway'

const gateway = await startGateway()
console.log(`gateway at ${gateway.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.stop())
