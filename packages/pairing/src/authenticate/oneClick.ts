import { authenticate } from './authenticate'
import { receiveAuthentication } from './receiveAuthentication'

/** One-click sign-in, loaded on first use: few sites need it, and its rules are long. */
export const oneClick = { authenticate, receiveAuthentication }
