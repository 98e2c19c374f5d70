export { type PairingOptions, pairing } from '@latchkey/pairing'
