/** The lists of accounts: one script. */
export { ProfileView } from './ProfileView'
export { SwitchAddressView } from './SwitchAddressView'
