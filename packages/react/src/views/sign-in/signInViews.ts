/** All that is shown of signing in: one script. [SIW-10] Sites with the older interface call the same screen by another name. */
export { SIWXSignMessageView, SIWXSignMessageView as ConnectingSiweView } from './SIWXSignMessageView'
export { SignInRow } from './SignInRow'
