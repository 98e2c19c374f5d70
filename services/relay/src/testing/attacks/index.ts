export { attacks } from './attacks'
export { runAttack } from './runAttack'
