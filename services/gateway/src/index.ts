export { localSettings } from './config/localSettings'
export { type Gateway, type GatewayOptions, startGateway } from './startGateway'
