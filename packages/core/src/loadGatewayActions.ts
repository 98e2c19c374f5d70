/**
 * A step between, with nothing to it: a bundler lists all files that a loaded part needs where it is loaded from, and
 * for the gateway's that would be before the click.
 */
export const loadGatewayActions = () => import('./gatewayActions')
