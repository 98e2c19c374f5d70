export { attacks } from './attacks'
export { floodBodies } from './floodBodies'
export { runAttack } from './runAttack'
